/// The animations that run together with a transition of the pointer.
@MainActor final class PointerAnimations: NSObject, UIPointerInteractionAnimating {
    /// The duration in seconds. It is long enough to be visible, and short enough to end before a click.
    static let duration: TimeInterval = 0.15

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { for body in animations { body() } },
            completion: { isFinished in for body in completions { body(isFinished) } })
    }
}
