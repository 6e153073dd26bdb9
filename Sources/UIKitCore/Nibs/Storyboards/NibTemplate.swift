import UIKitEngines

/// A cell or view in a nib that is created again for each use, such as a prototype cell of a table.
@MainActor final class NibTemplate {
    private let source: NibSource
    private let element: NibElement
    private let mode: NibSession.Mode
    private let storyboard: UIStoryboard?
    private weak var owner: AnyObject?
    private let ownerID: String?
    private weak var list: UIView?
    private let listID: String?

    init(_ element: NibElement, in list: UIView, listID: String?, session: NibSession) {
        source = session.source
        self.element = element
        mode = session.mode
        storyboard = session.storyboard
        owner = session.owner
        ownerID = session.objects.first { $0.value === session.owner }?.key
        self.list = list
        self.listID = listID
    }

    /// Creates a view and connects it with the controller of the list.
    func make<View: UIView>(_ type: View.Type, else make: () -> View) -> View {
        var externals: [String: AnyObject] = [:]
        if let ownerID, let owner { externals[ownerID] = owner }
        if let listID, let list { externals[listID] = list }
        let session = NibSession(source, owner: owner, mode: mode, externals: externals, storyboard: storyboard)
        session.scope = []
        guard let view = session.make(element) as? View else { return make() }
        do { try session.finish() } catch { preconditionFailure("\(View.self): \(error)") }
        session.instantiateTemplates()
        return view
    }
}

extension NibSession {
    func registerPrototype(_ element: NibElement, in table: UITableView) {
        guard element.name == "tableViewCell" else { return skip(element, "<\(element.name)>", why: "it is no cell") }
        guard let identifier = reuseIdentifier(of: element) else { return }
        let template = NibTemplate(element, in: table, listID: id(of: table), session: self)
        preview(identifier, template, in: table, height: number(element, "rowHeight").flatMap { $0 >= 0 ? $0 : nil })
        table.cellReuse.register(.init(kind: .cell, identifier: identifier)) { _, _ in
            template.make(UITableViewCell.self) { UITableViewCell() }
        }
    }

    func registerPrototype(_ element: NibElement, in view: UICollectionView) {
        guard element.name == "collectionViewCell" else { return skip(element, "<\(element.name)>", why: "it is no cell") }
        guard let identifier = reuseIdentifier(of: element) else { return }
        let template = NibTemplate(element, in: view, listID: id(of: view), session: self)
        preview(identifier, template, in: view)
        view.reuse.register(.init(kind: .cell, identifier: identifier)) { _, _ in
            template.make(UICollectionViewCell.self) { UICollectionViewCell() }
        }
    }

    func registerSupplementary(_ element: NibElement, _ kind: String, in view: UICollectionView) {
        guard let identifier = reuseIdentifier(of: element) else { return }
        let template = NibTemplate(element, in: view, listID: id(of: view), session: self)
        preview(identifier, of: kind, template, in: view)
        view.reuse.register(.init(kind: .supplementary(kind), identifier: identifier)) { _, _ in
            template.make(UICollectionReusableView.self) { UICollectionReusableView() }
        }
    }

    /// Returns the reuse identifier of a prototype; reports a prototype without one.
    private func reuseIdentifier(of element: NibElement) -> String? {
        if let identifier = element["reuseIdentifier"], !identifier.isEmpty { return identifier }
        skip(element, "a prototype", why: "it has no reuse identifier, so that it cannot be dequeued")
        return nil
    }

    private func id(of object: AnyObject) -> String? { objects.first { $0.value === object }?.key }
}

extension UITableView {
    /// Registers a nib with exactly one cell for an identifier; `nil` removes the registration.
    func registerNib(_ nib: UINib?, _ identifier: String) {
        guard let nib else { return registerCells(nil, identifier) }
        cellReuse.register(.init(kind: .cell, identifier: identifier)) { _, _ in nib.instantiateOnlyObject(UITableViewCell.self) }
    }

    /// Registers a nib with exactly one header or footer for an identifier; `nil` removes the registration.
    func registerHeaderFooterNib(_ nib: UINib?, _ identifier: String) {
        guard let nib else { return registerHeaderFooters(nil, identifier) }
        headerReuse.register(.init(kind: .headerFooter, identifier: identifier)) { _, _ in
            nib.instantiateOnlyObject(UITableViewHeaderFooterView.self)
        }
    }
}

extension UICollectionView {
    /// Registers a nib with exactly one cell for an identifier; `nil` removes the registration.
    func registerNib(_ nib: UINib?, _ identifier: String) {
        guard let nib else { return registerCells(nil, identifier) }
        reuse.register(.init(kind: .cell, identifier: identifier)) { _, _ in nib.instantiateOnlyObject(UICollectionViewCell.self) }
    }

    /// Registers a nib with exactly one supplementary view for a kind and an identifier; `nil` removes the
    /// registration.
    func registerNib(_ nib: UINib?, ofKind kind: String, _ identifier: String) {
        guard let nib else { return registerViews(nil, kind, identifier) }
        reuse.register(.init(kind: .supplementary(kind), identifier: identifier)) { _, _ in
            nib.instantiateOnlyObject(UICollectionReusableView.self)
        }
    }
}

extension UINib {
    /// Returns the only object of the nib.
    func instantiateOnlyObject<View: UIView>(_ type: View.Type) -> View {
        do throws(NibError) {
            let objects = try load(owner: nil, externals: [:], mode: .parity)
            guard objects.count == 1, let view = objects.first as? View else {
                throw .wrongObjects(
                    file: try source().document.file, expected: "\(View.self)", found: objects.map { "\(Swift.type(of: $0))" })
            }
            return view
        } catch {
            preconditionFailure("UINib: \(error)")
        }
    }
}
