import UIKitEngines

/// Shows nibs and storyboards without the app's code: custom classes are replaced by their base classes.
@MainActor package enum NibPreview {
    /// Creates a controller that shows a scene of a storyboard, or the objects of a nib.
    ///
    /// - Parameter scene: the storyboard identifier or editor identifier of a scene's controller; `nil` for the
    ///   initial controller, or the first if there is none.
    package static func controller(of url: URL, scene: String?) throws(NibError) -> UIViewController {
        let source = try NibStore.source(at: url, bundle: NibPreviewBundle.find(for: url))
        return source.document.kind == .nib ? try nibController(source) : try storyboardController(source, scene)
    }

    /// Creates all objects in a file, and reports every part that would not load.
    package static func check(_ url: URL) throws(NibError) {
        let source = try NibStore.source(at: url, bundle: NibPreviewBundle.find(for: url))
        NibRules(document: source.document).check()
        guard source.document.kind == .storyboard else {
            _ = try nibController(source)
            return
        }
        try checkScenes(source.document)
        let storyboard = try UIStoryboard(source: source, mode: .tolerant)
        for scene in source.document.scenes {
            guard let id = scene.controller.id else { continue }
            let controller = try storyboard.controller(id: id)
            if scene.controller.name != "viewControllerPlaceholder" { try controller.loadViewFromNib() }
        }
    }

    /// Reports errors that concern the whole file instead of a single scene.
    private static func checkScenes(_ document: NibDocument) throws(NibError) {
        guard !document.scenes.isEmpty else { throw .noScene(file: document.file, identifier: nil, known: []) }
        if let id = document.initialController, document.scene(ofController: id) == nil {
            Diagnostics.report("nib.error", NibError.dangling(NibError.Place(file: document.file), identifier: id).description)
        }
        for scene in document.scenes {
            let otherControllers = scene.element.list("objects").filter {
                $0 !== scene.controller && $0["sceneMemberID"] == "viewController"
            }
            for other in otherControllers {
                Diagnostics.report("nib.error", "\(document.location(other)): is the second controller of its scene, and is never made")
            }
        }
    }

    private static func storyboardController(_ source: NibSource, _ scene: String?) throws(NibError) -> UIViewController {
        let storyboard = try UIStoryboard(source: source, mode: .tolerant)
        if let scene {
            return source.document.scene(ofController: scene) != nil
                ? try storyboard.controller(id: scene) : try storyboard.controller(named: scene, creator: nil)
        }
        if let initial = source.document.initialController { return try storyboard.controller(id: initial) }
        guard let first = source.document.scenes.first?.controller.id else {
            throw .noScene(file: source.document.file, identifier: nil, known: storyboard.identifiers)
        }
        return try storyboard.controller(id: first)
    }

    private static func nibController(_ source: NibSource) throws(NibError) -> UIViewController {
        let session = NibSession(source, owner: nil, mode: .tolerant)
        let topLevelObjects = source.document.objects.filter { $0.name != "placeholder" }.compactMap { session.make($0) }
        try session.finish()
        let dataSources = session.showPreviews()
        if let controller = topLevelObjects.lazy.compactMap({ $0 as? UIViewController }).first { return controller }
        return NibPreviewController(topLevelObjects.compactMap { $0 as? UIView }, keeping: topLevelObjects + dataSources)
    }
}

/// Shows the views of a nib. A view with the screen's width fills the screen; other views are stacked.
@MainActor private final class NibPreviewController: UIViewController {
    private let views: [UIView]
    /// The objects that the views reference only weakly, such as delegates.
    private let retainedObjects: [AnyObject]

    init(_ views: [UIView], keeping retainedObjects: [AnyObject]) {
        self.views = views
        self.retainedObjects = retainedObjects
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        for subview in views { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if views.count == 1, let onlyView = views.first, onlyView.bounds.width >= 320, onlyView.bounds.height >= 480 {
            onlyView.frame = view.bounds
            return
        }
        var y = view.safeAreaInsets.top + 16
        for subview in views {
            let size = CGSize(width: min(subview.bounds.width, view.bounds.width), height: subview.bounds.height)
            subview.translatesAutoresizingMaskIntoConstraints = true
            subview.frame = CGRect(x: (view.bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
            y += size.height + 16
        }
    }
}

/// Shows each prototype of a list once, as the list's data source.
@MainActor final class NibPreviewRows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var identifiers: [String] = []
    /// The heights of prototypes with a custom height, in points. In the app, the delegate returns these heights.
    var heights: [String: CGFloat] = [:]
    /// The identifier of an empty header or footer. It is used if the layout requests a view that the file does not
    /// describe.
    private static let emptyIdentifier = "nib.preview.empty"
    /// The identifiers of headers and footers, by kind.
    var supplementaryIdentifiers: [String: String] = [:]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[identifiers[indexPath.row]] ?? tableView.rowHeight
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { identifiers.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if supplementaryIdentifiers[kind] == nil {
            supplementaryIdentifiers[kind] = Self.emptyIdentifier
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.emptyIdentifier)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: supplementaryIdentifiers[kind] ?? Self.emptyIdentifier, for: indexPath)
    }
}

extension NibSession {
    /// Stores a prototype to show without its code.
    func preview(_ identifier: String, _ template: NibTemplate, in list: UIView, height: CGFloat? = nil) {
        guard mode == .tolerant else { return }
        templates.append(template)
        rows(of: list).identifiers.append(identifier)
        rows(of: list).heights[identifier] = height
    }

    /// Stores a header or footer to show.
    func preview(_ identifier: String, of kind: String, _ template: NibTemplate, in list: UIView) {
        guard mode == .tolerant else { return }
        templates.append(template)
        rows(of: list).supplementaryIdentifiers[kind] = identifier
    }

    private func rows(of list: UIView) -> NibPreviewRows {
        let rows = previews[ObjectIdentifier(list)]?.rows ?? NibPreviewRows()
        previews[ObjectIdentifier(list)] = (list, rows)
        return rows
    }

    /// Creates each prototype once without its code, so that its errors are reported.
    func instantiateTemplates() {
        guard mode == .tolerant else { return }
        for template in templates { _ = template.make(UIView.self) { UIView() } }
    }

    /// Fills the lists that have no data source. Returns the objects to retain.
    func showPreviews() -> [AnyObject] {
        instantiateTemplates()
        for (list, rows) in previews.values {
            if let table = list as? UITableView {
                table.dataSource = rows
                if !rows.heights.isEmpty { table.delegate = rows }
            }
            if let view = list as? UICollectionView { view.dataSource = rows }
        }
        return previews.values.map(\.rows)
    }
}
