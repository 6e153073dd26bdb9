/// Collects what others do at the side of a menu's coming or going.
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

    func animate() { for body in animations { body() } }

    func finish() {
        let all = completions
        completions = []
        for body in all { body() }
    }
}
