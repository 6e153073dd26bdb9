import CaretPictures
import CaretTesting

extension OwnEventCases {
    static func cases() -> OwnEventCases {
        var cases = OwnEventCases()
        cases.addControls()
        cases.addValues()
        cases.addGestures()
        cases.addMovingGestures()
        cases.addControllers()
        cases.addKeyboards()
        cases.addClocks()
        cases.addPictures()
        return cases
    }

    private mutating func addControl(_ key: String, _ event: ControlEvent<UIControl, Void>, _ raw: UIControl.Event) {
        add(key, event) { control, _ in control.sendActions(for: raw) }
    }

    private mutating func addControls() {
        addControl("touchDown", .touchDown, .touchDown)
        addControl("touchDownRepeat", .touchDownRepeat, .touchDownRepeat)
        addControl("touchDragInside", .touchDragInside, .touchDragInside)
        addControl("touchDragOutside", .touchDragOutside, .touchDragOutside)
        addControl("touchDragEnter", .touchDragEnter, .touchDragEnter)
        addControl("touchDragExit", .touchDragExit, .touchDragExit)
        addControl("touchUpInside", .touchUpInside, .touchUpInside)
        addControl("touchUpOutside", .touchUpOutside, .touchUpOutside)
        addControl("touchCancel", .touchCancel, .touchCancel)
        addControl("primaryActionTriggered", .primaryActionTriggered, .primaryActionTriggered)
        addControl("menuActionTriggered", .menuActionTriggered, .menuActionTriggered)
        addControl("valueChanged", .valueChanged, .valueChanged)
        addControl("editingDidBegin", .editingDidBegin, .editingDidBegin)
        addControl("editingChanged", .editingChanged, .editingChanged)
        addControl("editingDidEnd", .editingDidEnd, .editingDidEnd)
        addControl("editingDidEndOnExit", .editingDidEndOnExit, .editingDidEndOnExit)
        addControl("allTouchEvents", .allTouchEvents, .touchDragExit)
        addControl("allEditingEvents", .allEditingEvents, .editingDidEnd)
        addControl("allEvents", .allEvents, .valueChanged)
        add("tap", .tap as ControlEvent<UIButton, Void>) { button, _ in button.sendActions(for: .primaryActionTriggered) }
        add("tap", .tap as ControlEvent<UIBarButtonItem, Void>) { item, _ in item.fire() }
        add("refresh", .refresh as ControlEvent<UIRefreshControl, Void>) { control, _ in control.sendActions(for: .valueChanged) }
    }

    private mutating func addValues() {
        add("valueChanged", .valueChanged as ControlEvent<UISwitch, Bool>, carries: { $0 }) { control, _ in
            control.isOn = true
            control.sendActions(for: .valueChanged)
        }
        add("valueChanged", .valueChanged as ControlEvent<UISlider, Float>, carries: { $0 == 0.25 }) { control, _ in
            control.value = 0.25
            control.sendActions(for: .valueChanged)
        }
        add("valueChanged", .valueChanged as ControlEvent<UIStepper, Double>, carries: { $0 == 7 }) { control, _ in
            control.value = 7
            control.sendActions(for: .valueChanged)
        }
        add("valueChanged", .valueChanged as ControlEvent<UISegmentedControl, Int>, carries: { $0 == 1 }) { control, _ in
            control.selectedSegmentIndex = 1
            control.sendActions(for: .valueChanged)
        }
        add("valueChanged", .valueChanged as ControlEvent<UIPageControl, Int>, carries: { $0 == 2 }) { control, _ in
            control.numberOfPages = 4
            control.currentPage = 2
            control.sendActions(for: .valueChanged)
        }
        add("valueChanged", .valueChanged as ControlEvent<UIDatePicker, Date>, carries: { $0 == Date(timeIntervalSince1970: 86_400) }) {
            control, _ in
            control.date = Date(timeIntervalSince1970: 86_400)
            control.sendActions(for: .valueChanged)
        }
        add("valueChanged", .valueChanged as ControlEvent<UIColorWell, UIColor?>, carries: { $0 == .red }) { control, _ in
            control.selectedColor = .red
            control.sendActions(for: .valueChanged)
        }
        addText("editingDidBegin", .editingDidBegin, .editingDidBegin)
        addText("editingChanged", .editingChanged, .editingChanged)
        addText("editingDidEnd", .editingDidEnd, .editingDidEnd)
        addText("editingDidEndOnExit", .editingDidEndOnExit, .editingDidEndOnExit)
    }

    private mutating func addText(_ key: String, _ event: ControlEvent<UITextField, String>, _ raw: UIControl.Event) {
        add(key, event, carries: { $0 == "words" }) { field, _ in
            field.text = "words"
            field.sendActions(for: raw)
        }
    }

    private mutating func addControllers() {
        addMoment("willAppear", .willAppear) { $0.beginAppearanceTransition(true, animated: true) }
        addMoment("isAppearing", .isAppearing) { controller in
            UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).addSubview(controller.view)
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
        }
        addMoment("didAppear", .didAppear) { controller in
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
        }
        addMoment("willDisappear", .willDisappear) { controller in
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(false, animated: true)
        }
        addMoment("didDisappear", .didDisappear) { controller in
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(false, animated: true)
            controller.endAppearanceTransition()
        }
        add("didLoad", .didLoad as ControlEvent<UIViewController, Void>) { controller, _ in controller.loadViewIfNeeded() }
        add("press", .press as ControlEvent<UIKeyCommand, Void>) { command, app in
            app.mainWindow.rootViewController?.addKeyCommand(command)
            await app.press("s", modifiers: [])
            app.mainWindow.rootViewController?.removeKeyCommand(command)
        }
    }

    private mutating func addMoment(
        _ key: String, _ event: ControlEvent<UIViewController, Bool>, _ happen: @escaping @MainActor (UIViewController) -> Void
    ) {
        add(key, event, carries: { $0 }) { controller, _ in happen(controller) }
    }

    private mutating func addKeyboards() {
        let isRight: @MainActor (KeyboardPlacement) -> Bool = { $0.coveredHeight == 60 && $0.duration == 0.5 && $0.isVisible }
        func show(_ view: UIView, in app: TestApp) {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 160)
            app.mainWindow.addSubview(view)
            KeyboardNotes.post(CGRect(x: 0, y: 100, width: 100, height: 2000), duration: 0.5)
            view.removeFromSuperview()
        }
        add("keyboard", .keyboard as ControlEvent<UIViewController, KeyboardPlacement>, carries: isRight) { show($0.view, in: $1) }
        add("keyboard", .keyboard as ControlEvent<UIScrollView, KeyboardPlacement>, carries: isRight) { show($0, in: $1) }
    }

    private mutating func addPictures() {
        add("picture", .picture as ControlEvent<UIImageView, PictureState>, carries: { $0 == .loading(PictureProgress()) }) { view, _ in
            view.show(URL(fileURLWithPath: "/no picture"))
        }
    }

    private mutating func addClocks() {
        add("tick", .tick as ControlEvent<Ticker, Int>, carries: { $0 == 1 }) { ticker, app in
            await app.advance(by: ticker.interval + .milliseconds(20))
        }
        add("frame", .frame as ControlEvent<CADisplayLink, DisplayFrame>, carries: { $0.index == 0 }) { link, app in
            link.add(to: .main, forMode: .common)
            await app.advance(frames: 1)
            link.invalidate()
            await app.advance(frames: 1)
        }
        addAnimation("didStart", .didStart, carries: { _ in true })
        addAnimation("didStop", .didStop, carries: { $0 })
    }

    private mutating func addAnimation<Payload: Sendable>(
        _ key: String, _ event: ControlEvent<CAAnimation, Payload>, carries: @escaping @MainActor (Payload) -> Bool
    ) {
        add(key, event, carries: carries) { animation, app in
            animation.duration = 0.1
            app.mainWindow.layer.add(animation, forKey: "own")
            await app.advance(by: .milliseconds(300))
        }
    }
}
