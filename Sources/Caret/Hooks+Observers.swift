/// The events in the life of a controller. UIKit's own type is not public, so that only hooks may name it.
enum ControllerEvent: Sendable, Hashable {
    case load
    case willAppear(Bool)
    case isAppearing(Bool)
    case didAppear(Bool)
    case willDisappear(Bool)
    case didDisappear(Bool)
    /// The controller was popped or dismissed, and its view was removed.
    case didLeave

    fileprivate init(_ event: ControllerLifecycleEvent) {
        self =
            switch event {
            case .load: .load
            case .willAppear(let isAnimated): .willAppear(isAnimated)
            case .isAppearing(let isAnimated): .isAppearing(isAnimated)
            case .didAppear(let isAnimated): .didAppear(isAnimated)
            case .willDisappear(let isAnimated): .willDisappear(isAnimated)
            case .didDisappear(let isAnimated): .didDisappear(isAnimated)
            case .didLeave: .didLeave
            }
    }
}

extension UserInfoStorage: ResponderObserver {
    package func viewDidMove(to window: UIWindow?) {
        for observer in watchers.forWindow { observer(window) }
    }

    package func controller(_ controller: UIViewController, did event: ControllerLifecycleEvent) {
        for observer in watchers.forController { observer(controller, ControllerEvent(event)) }
    }
}

// The companions of objects of UIKit, which UIKit declares.
extension UIDynamicAnimator: CompanionHost {}
extension UICollisionBehavior: CompanionHost {}

/// Arrow keys that are held down change pages repeatedly.
extension Gallery: KeyRepeating {
    package func handleKeyRepeat(_ presses: Set<UIPress>) -> Bool { repeatKey(presses) }
}

extension CADisplayLink {
    /// Makes a display link for handlers of ``ControlEvent/frame``. The link fires after it is added to a run loop
    /// and until it is invalidated.
    ///
    /// ```swift
    /// let link = CADisplayLink()
    /// link.on(.frame, self, call: Dial.turn)
    /// link.add(to: .main, forMode: .common)
    /// ```
    public convenience init() { self.init { _ in } }
}
