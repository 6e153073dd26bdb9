import Caret

extension SenderOwner {
    func noteLater() async { count += 1 }
    func movedLater(_ value: Float) async { count += Int(value) }
}

extension Probe {
    @MainActor func noteLater() async { count += 1 }
}

extension MemoryCases {
    /// Adds all overloads of `on` that start a task, and the observations.
    mutating func addTasks() {
        let button: @MainActor () -> UIButton = { UIButton(type: .system) }
        let slider: @MainActor () -> UISlider = { UISlider() }
        add("EventSource+Tasks.on(_:_:overlap:call:): carries nothing", button) { (owner: SenderOwner<UIButton>) in
            owner.sender.on(.tap, owner, call: SenderOwner.noteLater)
        }
        add("EventSource+Tasks.on(_:_:overlap:call:): carries", slider) { (owner: SenderOwner<UISlider>) in
            owner.sender.on(.valueChanged, owner, call: SenderOwner.movedLater)
        }
        add("EventSource+Tasks.on(_:_:overlap:_:): carries nothing", button) { (owner: SenderOwner<UIButton>) in
            owner.sender.on(.tap, owner) { owner in await owner.noteLater() }
        }
        add("EventSource+Tasks.on(_:_:overlap:_:): carries", slider) { (owner: SenderOwner<UISlider>) in
            owner.sender.on(.valueChanged, owner) { owner, value in await owner.movedLater(value) }
        }
        add("EventSource+Tasks.on(_:overlap:perform:): carries nothing") { probe in
            let button = UIButton(type: .system)
            button.on(.tap) {
                await Task.yield()
                probe.count += 1
            }
            return button
        }
        add("EventSource+Tasks.on(_:overlap:perform:): carries") { probe in
            let slider = UISlider()
            slider.on(.valueChanged) { value in
                await Task.yield()
                probe.count += Int(value)
            }
            return slider
        }
        add("UserInfoHost+Observe.observe(_:_:): a view", { UIView() }) { (owner: SenderOwner<UIView>) in
            owner.sender.observe(owner) { owner in owner.count += 1 }
        }
        add("UserInfoHost+Observe.observe(_:_:): a controller", { UIViewController() }) { (owner: SenderOwner<UIViewController>) in
            owner.sender.observe(owner) { owner in owner.count += 1 }
        }
    }
}
