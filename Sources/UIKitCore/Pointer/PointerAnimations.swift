/// Collects what others do at the side of the pointer's change.
@MainActor final class PointerAnimations: NSObject, UIPointerInteractionAnimating {
    /// 0.15 s: long enough to be seen, and over before a person clicks.
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
