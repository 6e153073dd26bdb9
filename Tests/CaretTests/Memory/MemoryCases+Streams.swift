import Caret

extension SenderOwner {
    func handleSender(_ sender: UIButton) { count += 1 }
    func handleBoth(_ value: Float, _ sender: UISlider) { count += 1 }
    func save() { count += 1 }
}

extension MemoryCases {
    private static func button() -> UIButton { UIButton(type: .system) }
    private static func slider() -> UISlider { UISlider() }

    /// Adds the handlers that receive their sender.
    mutating func addSenders() {
        add("EventSource+Sender.on(_:_:call:): carries nothing", Self.button) { (owner: SenderOwner<UIButton>) in
            owner.sender.on(.tap, owner, call: SenderOwner.handleSender)
        }
        add("EventSource+Sender.on(_:_:call:): carries", Self.slider) { (owner: SenderOwner<UISlider>) in
            owner.sender.on(.valueChanged, owner, call: SenderOwner.handleBoth)
        }
        add("EventSource+Sender.on(_:_:_:): carries nothing", Self.button) { (owner: SenderOwner<UIButton>) in
            owner.sender.on(.tap, owner) { owner, button in owner.count += button.tag }
        }
        add("EventSource+Sender.on(_:_:_:): carries", Self.slider) { (owner: SenderOwner<UISlider>) in
            owner.sender.on(.valueChanged, owner) { owner, value, slider in owner.count += slider.tag + Int(value) }
        }
        add("EventSource+Sender.on(_:perform:): carries nothing") { probe in
            let button = Self.button()
            button.on(.tap) { button in probe.count += button.tag }
            return button
        }
        add("EventSource+Sender.on(_:perform:): carries") { probe in
            let slider = UISlider()
            slider.on(.valueChanged) { value, slider in probe.count += slider.tag + Int(value) }
            return slider
        }
    }

    /// Adds the operators. Each one is in the middle of a chain, whose handler captures nothing.
    mutating func addStreams() {
        addOperator("map(_:)") { event, probe in
            event.map { $0 + Float(probe.count) }
        } stream: { stream, probe in
            stream.map { $0 + Float(probe.count) }
        }
        addOperator("compactMap(_:)") { event, probe in
            event.compactMap { $0 + Float(probe.count) }
        } stream: { stream, probe in
            stream.compactMap { $0 + Float(probe.count) }
        }
        addOperator("filter(_:)") { event, probe in
            event.filter { $0 > Float(probe.count) }
        } stream: { stream, probe in
            stream.filter { $0 > Float(probe.count) }
        }
        addOperator("removeDuplicates(by:)") { event, probe in
            event.removeDuplicates { $0 == $1 + Float(probe.count) }
        } stream: { stream, probe in
            stream.removeDuplicates { $0 == $1 + Float(probe.count) }
        }
        add("EventStream+On.on(perform:): carries") { probe in
            let slider = UISlider()
            slider.when(.valueChanged).debounce(for: .seconds(9)).on { value in probe.count += Int(value) }
            slider.sendActions(for: .valueChanged)
            return slider
        }
        add("EventStream+On.on(perform:): carries nothing") { probe in
            let button = Self.button()
            button.when(.tap).throttle(for: .seconds(9)).on { probe.count += 1 }
            button.sendActions(for: .primaryActionTriggered)
            return button
        }
    }

    /// Adds an operator on events and on streams.
    private mutating func addOperator(
        _ name: String, line: Int = #line,
        event: @escaping @MainActor (ControlEvent<UISlider, Float>, Probe) -> ControlEvent<UISlider, Float>,
        stream: @escaping @MainActor (EventStream<Float>, Probe) -> EventStream<Float>
    ) {
        add("ControlEvent+Operators.\(name)") { probe in
            let slider = UISlider()
            slider.on(event(.valueChanged, probe)) { _ in }
            return slider
        }
        add("EventStream.\(name)") { probe in
            let slider = UISlider()
            stream(slider.when(.valueChanged), probe).on { _ in }
            return slider
        }
    }

    /// Adds the handlers of streams that have an owner.
    mutating func addStreamTasks() {
        add("EventStream+On.on(_:call:): carries", Self.slider) { (owner: SenderOwner<UISlider>) in
            owner.sender.when(.valueChanged).map { $0 * 2 }.on(owner, call: SenderOwner.handle)
        }
        add("EventStream+On.on(_:call:): carries nothing", Self.button) { (owner: SenderOwner<UIButton>) in
            owner.sender.when(.tap).on(owner, call: SenderOwner.save)
        }
        add("EventStream+On.on(_:_:): carries", Self.slider) { (owner: SenderOwner<UISlider>) in
            owner.sender.when(.valueChanged).removeDuplicates().on(owner) { owner, value in owner.count += Int(value) }
        }
        add("EventStream+On.on(_:_:): carries nothing", Self.button) { (owner: SenderOwner<UIButton>) in
            owner.sender.when(.tap).on(owner) { owner in owner.count += 1 }
        }
        add("EventStream+On.on(_:overlap:_:)", Self.slider) { (owner: SenderOwner<UISlider>) in
            owner.sender.when(.valueChanged).on(owner, overlap: .restart) { owner, value in await owner.movedLater(value) }
        }
    }
}
