/// Coordinates animations with a movement of the focus.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []

    /// Adds animations that run with the movement of the focus, and a completion handler. Each is called once.
    open func addCoordinatedAnimations(_ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Adds animations for the item that gains the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?, completion: (@MainActor () -> Void)? = nil
    ) {
        let context = FocusAnimationContext()
        addCoordinatedAnimations({ animations?(context) }, completion: completion)
    }

    /// Adds animations for the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?, completion: (@MainActor () -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    func run() {
        let (animations, completions) = (animations, completions)
        self.animations = []
        self.completions = []
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: FocusAnimationContext.duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}

/// The context of focus animations.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusanimationcontext
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration of the animation, in seconds.
    var duration: TimeInterval { get }
}

private final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
    /// 0.2 s, the duration for which a halo fades on iPadOS.
    static let duration: TimeInterval = 0.2
    var duration: TimeInterval { Self.duration }
}
