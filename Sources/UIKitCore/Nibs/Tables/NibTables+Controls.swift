import UIKitEngines

extension NibTables {
    static let control = NibTable<UIControl> { t in
        t.bool("enabled") { $0.isEnabled = $1 }
        t.bool("selected") { $0.isSelected = $1 }
        t.bool("highlighted") { $0.isHighlighted = $1 }
        t.choice("contentHorizontalAlignment", horizontalAlignments) { $0.contentHorizontalAlignment = $1 }
        t.choice("contentVerticalAlignment", verticalAlignments) { $0.contentVerticalAlignment = $1 }
    }

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    static let slider = NibTable<UISlider> { t in
        t.number("minValue") { $0.minimumValue = Float($1) }
        t.number("maxValue") { $0.maximumValue = Float($1) }
        t.bool("continuous") { $0.isContinuous = $1 }
        t.image("minimumValueImage") { $0.minimumValueImage = $1 }
        t.image("maximumValueImage") { $0.maximumValueImage = $1 }
        t.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
        t.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
        t.color("thumbTintColor") { $0.thumbTintColor = $1 }
        t.ignore("value", "catalog")
        // The value is set last, because the limits must be set before it.
        t.finish { slider, element, session in if let value = session.number(element, "value") { slider.value = Float(value) } }
    }

    static let toggle = NibTable<UISwitch> { t in
        t.bool("on") { $0.isOn = $1 }
        t.color("onTintColor") { $0.onTintColor = $1 }
        t.color("thumbTintColor") { $0.thumbTintColor = $1 }
        // Only Macs show a switch's title.
        t.ignore("title")
    }

    static let colorWell = NibTable<UIColorWell> { t in
        t.string("title") { $0.title = $1 }
        t.bool("supportsAlpha") { $0.supportsAlpha = $1 }
        t.color("selectedColor") { $0.selectedColor = $1 }
    }

    static let stepper = NibTable<UIStepper> { t in
        t.number("maximumValue") { $0.maximumValue = Double($1) }
        t.number("minimumValue") { $0.minimumValue = Double($1) }
        t.number("stepValue") { if $1 > 0 { $0.stepValue = Double($1) } }
        t.bool("autorepeat") { $0.autorepeat = $1 }
        t.bool("continuous") { $0.isContinuous = $1 }
        t.bool("wraps") { $0.wraps = $1 }
        t.ignore("value")
        t.finish { stepper, element, session in if let value = session.number(element, "value") { stepper.value = Double(value) } }
    }

    static let datePicker = NibTable<UIDatePicker> { t in
        t.choice(
            "datePickerMode",
            [
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ]
        ) { $0.datePickerMode = $1 }
        t.choice("style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]) {
            $0.preferredDatePickerStyle = $1
        }
        t.integer("minuteInterval") { $0.minuteInterval = $1 }
        t.number("countDownDuration") { $0.countDownDuration = Double($1) }
        t.unlocalizedString("locale") { picker, name in if let name { picker.locale = Locale(identifier: name) } }
        t.property("timeZone") { picker, value in
            guard let name = value.element?["name"] else { return }
            if let zone = TimeZone(identifier: name) {
                picker.timeZone = zone
            } else {
                let _: TimeZone? = value.reportUnreadable("a time zone")
            }
        }
        t.ignore("useCurrentDate")
        t.part("date") { picker, element, _ in
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
        t.finish { picker, element, _ in if element["useCurrentDate"] == "YES" { picker.date = WallClock.now } }
    }

    static let segments = NibTable<UISegmentedControl> { t in
        t.part("segments") { control, element, session in
            for segment in element.children where segment.name == "segment" { readSegment(segment, into: control, session) }
        }
        t.bool("momentary") { $0.isMomentary = $1 }
        t.bool("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
        t.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
        // The style has had no effect since iOS 7.
        t.ignore("selectedSegmentIndex", "segmentControlStyle")
        t.finish { control, element, _ in
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

    static let pageControl = NibTable<UIPageControl> { t in
        t.integer("numberOfPages") { $0.numberOfPages = max(0, $1) }
        t.bool("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
        t.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
        t.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
        t.ignore("currentPage")
        t.finish { control, element, _ in if let page = element["currentPage"].flatMap(Int.init) { control.currentPage = page } }
    }

    static let refresh = NibTable<UIRefreshControl> { t in
        t.property("attributedTitle") { $0.attributedTitle = $1.attributedString }
    }

    static let spinner = NibTable<UIActivityIndicatorView> { t in
        t.choice("style", ["gray": 0, "white": 0, "medium": 0, "whiteLarge": 1, "large": 1]) { $0.style = $1 == 1 ? .large : .medium }
        t.color("color") { $0.color = $1 ?? .secondaryLabel }
        t.bool("hidesWhenStopped") { $0.hidesWhenStopped = $1 }
        t.bool("animating") { if $1 { $0.startAnimating() } }
    }

    static let progress = NibTable<UIProgressView> { t in
        t.number("progress") { $0.progress = Float($1) }
        t.choice("progressViewStyle", ["default": .default, "bar": .bar]) { $0.progressViewStyle = $1 }
        t.color("progressTintColor") { $0.progressTintColor = $1 }
        t.color("trackTintColor") { $0.trackTintColor = $1 }
    }
}
