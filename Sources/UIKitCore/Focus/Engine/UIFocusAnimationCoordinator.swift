/// Runs animations together with the focus that moves.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []

    /// Adds what is animated with the focus, and what is done once that is over. Each is called once.
    open func addCoordinatedAnimations(_ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Adds what is animated in what gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?, completion: (@MainActor () -> Void)? = nil
    ) {
        let context = FocusAnimationContext()
        addCoordinatedAnimations({ animations?(context) }, completion: completion)
    }

    /// Adds what is animated in what loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: (@MainActor (any UIFocusAnimationContext) -> Void)?, completion: (@MainActor () -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    func run() {
        let (animations, completions) = (animations, completions)
        (self.animations, self.completions) = ([], [])
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: FocusAnimationContext.duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}

/// How animations of the focus run.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifocusanimationcontext
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// How long they take, in seconds.
    var duration: TimeInterval { get }
}

private final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
    /// 0.2 s, as a halo fades on iPadOS.
    static let duration: TimeInterval = 0.2
    var duration: TimeInterval { Self.duration }
}
