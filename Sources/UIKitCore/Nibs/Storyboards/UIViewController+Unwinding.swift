import UIKitEngines

extension UIViewController {
    /// Unwinds to the nearest controller with the segue's method.
    func unwind(_ element: NibElement, sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let modules = NibClasses.modules(of: type(of: self))
        let source = UIStoryboardUnwindSegueSource(
            source: self, unwindAction: NibActions.selector(name, modules: modules), sender: sender)
        var search = UnwindSearch(source)
        guard let path = search.unwindPath(), let destination = path.destination else {
            let location = nib.source?.document.location(element).description ?? ""
            return Diagnostics.report("nib.unwind", "\(location): no controller on the way back has the action \"\(name)\"")
        }
        let segue = makeSegue(element, to: destination)
        segue.handler = { [weak segue] in
            guard let segue else { return }
            Self.withAnimations(element["animates"] != "NO") { path.follow(segue) }
        }
        prepare(for: segue, sender: sender)
        NibActions.perform(name, on: destination, [segue], modules)
        segue.perform()
    }

    static func withAnimations(_ animated: Bool, _ body: () -> Void) {
        if animated { body() } else { ViewAnimations.unanimated(body) }
    }
}
