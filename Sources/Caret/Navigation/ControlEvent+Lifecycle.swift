extension ControlEvent where Sender: UIViewController, Payload == Bool {
    /// Sent when the view is about to appear. The payload is whether the appearance is animated. All handlers run
    /// after the controller's own method.
    public static var willAppear: Self { Self("willAppear") { $0.willAppear } }
    /// Sent while the view appears, after it has its size and traits. The payload is whether the appearance is
    /// animated.
    public static var isAppearing: Self { Self("isAppearing") { $0.isAppearing } }
    /// Sent when the view has appeared. The payload is whether the appearance was animated.
    public static var didAppear: Self { Self("didAppear") { $0.didAppear } }
    /// Sent when the view is about to disappear. The payload is whether the disappearance is animated.
    public static var willDisappear: Self { Self("willDisappear") { $0.willDisappear } }
    /// Sent when the view has disappeared. The payload is whether the disappearance was animated.
    public static var didDisappear: Self { Self("didDisappear") { $0.didDisappear } }
}

extension ControlEvent where Sender: UIViewController, Payload == Void {
    /// Sent when the view was loaded.
    public static var didLoad: Self { Self("didLoad") { $0 == .load ? () : nil } }
}

/// Events without a payload. Overload resolution prefers the events of the same names with a payload.
extension ControlEvent where Sender: UIViewController, Payload == Void {
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var willAppear: ControlEvent { ControlEvent("willAppear") { $0.willAppear.map { _ in } } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var isAppearing: ControlEvent { ControlEvent("isAppearing") { $0.isAppearing.map { _ in } } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didAppear: ControlEvent { ControlEvent("didAppear") { $0.didAppear.map { _ in } } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var willDisappear: ControlEvent { ControlEvent("willDisappear") { $0.willDisappear.map { _ in } } }
    /// The event of the same name, without its payload.
    @_disfavoredOverload public static var didDisappear: ControlEvent { ControlEvent("didDisappear") { $0.didDisappear.map { _ in } } }
}

extension ControlEvent where Sender: UIViewController {
    /// Makes an event of the life cycle. `payload` returns `nil` for other events.
    fileprivate init(_ name: String, payload: @escaping @MainActor (ControllerEvent) -> Payload?) {
        self.init(
            chain: { controller in
                let events = controller.userInfoStorage.controllerChain(of: controller)
                return ReadingHandler.payloadChain(in: events, name, controller) { _, event in payload(event) }
            }, didAdd: { $0.userInfoStorage.watchers.begin?() })
    }
}

extension ControllerEvent {
    fileprivate var willAppear: Bool? { if case .willAppear(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var isAppearing: Bool? { if case .isAppearing(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var didAppear: Bool? { if case .didAppear(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var willDisappear: Bool? { if case .willDisappear(let isAnimated) = self { isAnimated } else { nil } }
    fileprivate var didDisappear: Bool? { if case .didDisappear(let isAnimated) = self { isAnimated } else { nil } }
}
