import UIKitEngines

extension NibPreview {
    /// Creates the screen of a launch storyboard or nib. Custom classes and connections are ignored.
    static func launchScreen(named name: String, in bundle: Bundle?) throws(NibError) -> UIViewController {
        let source: NibSource
        do throws(NibError) { source = try NibStore.source(named: name, "storyboard", in: bundle) } catch .missing {
            source = try NibStore.source(named: name, "xib", in: bundle)
        }
        guard source.document.kind == .nib else {
            guard let id = source.document.initialController ?? source.document.scenes.first?.controller.id else {
                throw .noScene(file: source.document.file, identifier: nil, known: [])
            }
            return try UIStoryboard(source: source, mode: .launch).controller(id: id)
        }
        let session = NibSession(source, owner: nil, mode: .launch)
        let topLevelObjects = source.document.objects.filter { $0.name != "placeholder" }.compactMap { session.make($0) }
        try session.finish()
        let controller = UIViewController()
        controller.view = topLevelObjects.lazy.compactMap { $0 as? UIView }.first ?? UIView()
        return controller
    }
}
