import UIKitEngines

extension NibTables {
    static let control = NibTable<UIControl> { table in
        table.bool("enabled") { $0.isEnabled = $1 }
        table.bool("selected") { $0.isSelected = $1 }
        table.bool("highlighted") { $0.isHighlighted = $1 }
        table.choice("contentHorizontalAlignment", horizontalAlignments) { $0.contentHorizontalAlignment = $1 }
        table.choice("contentVerticalAlignment", verticalAlignments) { $0.contentVerticalAlignment = $1 }
    }

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    static let slider = NibTable<UISlider> { table in
        table.number("minValue") { $0.minimumValue = Float($1) }
        table.number("maxValue") { $0.maximumValue = Float($1) }
        table.bool("continuous") { $0.isContinuous = $1 }
        table.image("minimumValueImage") { $0.minimumValueImage = $1 }
        table.image("maximumValueImage") { $0.maximumValueImage = $1 }
        table.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
        table.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
        table.color("thumbTintColor") { $0.thumbTintColor = $1 }
        table.ignore("value", "catalog")
        // The value is set last, because the limits must be set before it.
        table.finish { slider, element, session in if let value = session.number(element, "value") { slider.value = Float(value) } }
    }

    static let toggle = NibTable<UISwitch> { table in
        table.bool("on") { $0.isOn = $1 }
        table.color("onTintColor") { $0.onTintColor = $1 }
        table.color("thumbTintColor") { $0.thumbTintColor = $1 }
        // Only Macs show a switch's title.
        table.ignore("title")
    }

    static let colorWell = NibTable<UIColorWell> { table in
        table.string("title") { $0.title = $1 }
        table.bool("supportsAlpha") { $0.supportsAlpha = $1 }
        table.color("selectedColor") { $0.selectedColor = $1 }
    }

    static let stepper = NibTable<UIStepper> { table in
        table.number("maximumValue") { $0.maximumValue = Double($1) }
        table.number("minimumValue") { $0.minimumValue = Double($1) }
        table.number("stepValue") { if $1 > 0 { $0.stepValue = Double($1) } }
        table.bool("autorepeat") { $0.autorepeat = $1 }
        table.bool("continuous") { $0.isContinuous = $1 }
        table.bool("wraps") { $0.wraps = $1 }
        table.ignore("value")
        table.finish { stepper, element, session in if let value = session.number(element, "value") { stepper.value = Double(value) } }
    }

    static let datePicker = NibTable<UIDatePicker> { table in
        table.choice(
            "datePickerMode",
            [
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ]
        ) { $0.datePickerMode = $1 }
        table.choice("style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]) {
            $0.preferredDatePickerStyle = $1
        }
        table.integer("minuteInterval") { $0.minuteInterval = $1 }
        table.number("countDownDuration") { $0.countDownDuration = Double($1) }
        table.unlocalizedString("locale") { picker, name in if let name { picker.locale = Locale(identifier: name) } }
        table.property("timeZone") { picker, value in
            guard let name = value.element?["name"] else { return }
            if let zone = TimeZone(identifier: name) {
                picker.timeZone = zone
            } else {
                let _: TimeZone? = value.reportUnreadable("a time zone")
            }
        }
        table.ignore("useCurrentDate")
        table.part("date") { picker, element, _ in
            // The seconds of a date, which extend to the year 4000, exceed the limit of `NibNumbers`.
            guard let date = element["timeIntervalSinceReferenceDate"].flatMap(Double.init), abs(date) <= 6.3e10 else { return }
            let moment = Date(timeIntervalSinceReferenceDate: date)
            switch element.key {
            case "minimumDate": picker.minimumDate = moment
            case "maximumDate": picker.maximumDate = moment
            default: picker.date = moment
            }
        }
        // With `useCurrentDate`, the present date replaces the date at which the file was saved.
        table.finish { picker, element, _ in if element["useCurrentDate"] == "YES" { picker.date = WallClock.now } }
    }

    static let segments = NibTable<UISegmentedControl> { table in
        table.part("segments") { control, element, session in
            for segment in element.children where segment.name == "segment" { readSegment(segment, into: control, session) }
        }
        table.bool("momentary") { $0.isMomentary = $1 }
        table.bool("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
        table.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
        // The style has had no effect since iOS 7.
        table.ignore("selectedSegmentIndex", "segmentControlStyle")
        table.finish { control, element, _ in
            let index = element["selectedSegmentIndex"].flatMap(Int.init) ?? 0
            control.selectedSegmentIndex = (0..<control.numberOfSegments).contains(index) ? index : UISegmentedControl.noSegment
        }
    }

    private static func readSegment(_ element: NibElement, into control: UISegmentedControl, _ session: NibSession) {
        func value(_ name: String) -> NibValue? {
            element[name].map { NibValue(name: name, text: $0, element: nil, ownerElement: element, session: session) }
        }
        let index = control.numberOfSegments
        if let image = value("image")?.image {
            control.insertSegment(with: image, at: index, animated: false)
        } else {
            let title = value("title")?.string ?? ""
            let translatedTitle = session.translated("segmentTitles[\(index)]", of: element, title)
            control.insertSegment(withTitle: translatedTitle, at: index, animated: false)
        }
        if let width = value("width")?.number { control.setWidth(width, forSegmentAt: index) }
        if element["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
    }

    static let pageControl = NibTable<UIPageControl> { table in
        table.integer("numberOfPages") { $0.numberOfPages = max(0, $1) }
        table.bool("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
        table.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
        table.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
        table.ignore("currentPage")
        table.finish { control, element, _ in if let page = element["currentPage"].flatMap(Int.init) { control.currentPage = page } }
    }

    static let refresh = NibTable<UIRefreshControl> { table in
        table.property("attributedTitle") { $0.attributedTitle = $1.attributedString }
    }

    static let spinner = NibTable<UIActivityIndicatorView> { table in
        table.choice("style", ["gray": false, "white": false, "medium": false, "whiteLarge": true, "large": true]) { spinner, isLarge in
            spinner.style = isLarge ? .large : .medium
        }
        table.color("color") { $0.color = $1 ?? .secondaryLabel }
        table.bool("hidesWhenStopped") { $0.hidesWhenStopped = $1 }
        table.bool("animating") { if $1 { $0.startAnimating() } }
    }

    static let progress = NibTable<UIProgressView> { table in
        table.number("progress") { $0.progress = Float($1) }
        table.choice("progressViewStyle", ["default": .default, "bar": .bar]) { $0.progressViewStyle = $1 }
        table.color("progressTintColor") { $0.progressTintColor = $1 }
        table.color("trackTintColor") { $0.trackTintColor = $1 }
    }
}
