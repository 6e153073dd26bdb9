/// Collects the animations and completion handlers that run with the opening or closing of a menu.
@MainActor final class MenuAnimations: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }

    func finish() {
        let handlers = completions
        completions = []
        for handler in handlers { handler() }
    }
}
