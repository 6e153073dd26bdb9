extension ControlEvent where Sender: UIViewController, Payload == Bool {
    /// The view is about to come; carries whether that is animated. Handlers run after the controller's own method, as of all of these.
    public static var willAppear: Self { Self(moment: \.willAppear) }
    /// The view is coming, and has its size and traits; carries whether that is animated.
    public static var isAppearing: Self { Self(moment: \.isAppearing) }
    /// The view is on the screen; carries whether that was animated.
    public static var didAppear: Self { Self(moment: \.didAppear) }
    /// The view is about to go; carries whether that is animated.
    public static var willDisappear: Self { Self(moment: \.willDisappear) }
    /// The view has gone; carries whether that was animated.
    public static var didDisappear: Self { Self(moment: \.didDisappear) }
}

extension ControlEvent where Sender: UIViewController, Payload == Void {
    /// The view was loaded.
    public static var didLoad: Self { Self(trigger: .moment { $0 == .load ? () : nil }) { _ in } }
}

extension ControlEvent where Sender: UIViewController {
    fileprivate init(moment: @escaping @Sendable (ControllerMoment) -> Bool?) where Payload == Bool {
        trigger = .moment { moment($0) }
        take = { _, payload in payload as? Bool }
    }
}

extension ControllerMoment {
    fileprivate var willAppear: Bool? { if case .willAppear(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var isAppearing: Bool? { if case .isAppearing(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var didAppear: Bool? { if case .didAppear(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var willDisappear: Bool? { if case .willDisappear(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var didDisappear: Bool? { if case .didDisappear(let isAnimated) = self { isAnimated } else { nil } }
}
