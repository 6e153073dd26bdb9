extension ControlEvent where Sender: UIViewController, Payload == Bool {
    /// Sent when the view is about to appear. The payload is whether the appearance is animated. All handlers run
    /// after the controller's own method.
    public static var willAppear: Self { Self(readPayload: \.willAppear) }
    /// Sent while the view appears, after it has its size and traits. The payload is whether the appearance is
    /// animated.
    public static var isAppearing: Self { Self(readPayload: \.isAppearing) }
    /// Sent when the view has appeared. The payload is whether the appearance was animated.
    public static var didAppear: Self { Self(readPayload: \.didAppear) }
    /// Sent when the view is about to disappear. The payload is whether the disappearance is animated.
    public static var willDisappear: Self { Self(readPayload: \.willDisappear) }
    /// Sent when the view has disappeared. The payload is whether the disappearance was animated.
    public static var didDisappear: Self { Self(readPayload: \.didDisappear) }
}

extension ControlEvent where Sender: UIViewController, Payload == Void {
    /// Sent when the view was loaded.
    public static var didLoad: Self { Self(trigger: .lifecycle { $0 == .load ? () : nil }) { _ in } }
}

extension ControlEvent where Sender: UIViewController {
    fileprivate init(readPayload: @escaping @Sendable (ControllerLifecycleEvent) -> Bool?) where Payload == Bool {
        trigger = .lifecycle { readPayload($0) }
        extractPayload = { _, payload in payload as? Bool }
    }
}

extension ControllerLifecycleEvent {
    fileprivate var willAppear: Bool? { if case .willAppear(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var isAppearing: Bool? { if case .isAppearing(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var didAppear: Bool? { if case .didAppear(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var willDisappear: Bool? { if case .willDisappear(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var didDisappear: Bool? { if case .didDisappear(let isAnimated) = self { isAnimated } else { nil } }
}
