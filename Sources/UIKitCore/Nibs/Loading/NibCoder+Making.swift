import UIKitEngines

/// The values that classes need before they can call `super.init(coder:)`.
extension NibCoder {
    static func tableStyle(_ coder: NSCoder) -> UITableView.Style {
        guard let name = (coder as? NibCoder)?.element["style"] else { return .plain }
        return NibTables.styles[name] ?? .plain
    }

    static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
        guard let name = (coder as? NibCoder)?.element["style"] else { return .default }
        return NibTables.cellStyles[name] ?? .default
    }

    static func buttonType(_ coder: NSCoder) -> UIButton.ButtonType {
        guard let name = (coder as? NibCoder)?.element["buttonType"], name != "custom" else { return .custom }
        return NibTables.buttonTypes[name] ?? .system
    }

    /// Returns the container's bar if the nib specifies a custom class for it; otherwise `nil`.
    static func bar<Bar: UIView>(_ key: String, of coder: NSCoder, as type: Bar.Type) -> Bar? {
        guard let coder = coder as? NibCoder, let element = coder.element.child(key: key), element["customClass"] != nil else { return nil }
        return coder.session.make(element) as? Bar
    }

    static func layout(_ coder: NSCoder) -> UICollectionViewLayout {
        guard let coder = coder as? NibCoder, let element = coder.element.child(key: "collectionViewLayout") else {
            return UICollectionViewFlowLayout()
        }
        return coder.session.make(element) as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    }
}

extension UITableViewController {
    /// Uses the table of the controller's nib.
    func loadTableFromNib() throws(NibError) {
        _ = try loadNib()
        guard let table = loaded as? UITableView else {
            let file = nib.source?.document.file ?? nibName ?? "\(type(of: self))"
            throw .notATable(owner: "\(type(of: self))", file: file, found: loaded.map { "\(type(of: $0))" } ?? "nothing")
        }
        // A data source and delegate that the nib connects take precedence over the controller.
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    func loadTableFromNibOrTrap() -> Bool {
        guard hasNib else { return false }
        do { try loadTableFromNib() } catch { return handleNibError(error) }
        return true
    }

    func staticSection(_ section: Int) -> StaticTable.Section? {
        guard let sections = nib.staticTable?.sections, sections.indices.contains(section) else { return nil }
        return sections[section]
    }
}

extension UICollectionViewController {
    /// Uses the collection view of the controller's nib. Returns `false` if there is no nib.
    func loadCollectionFromNib() -> Bool {
        guard makeViewFromNib() else { return false }
        guard let view = loaded as? UICollectionView else {
            if nib.mode.isLenient { return false }
            preconditionFailure(
                "\(type(of: self)): loaded the \"\(nibName ?? nib.source?.document.file ?? "")\" nib but didn't get a UICollectionView. "
                    + "Make its view a collection view, or the controller a UIViewController.")
        }
        adopt(view)
        return true
    }

    /// Sets the controller as data source and delegate, unless the nib connects others.
    func adopt(_ view: UICollectionView) {
        if view.dataSource == nil { view.dataSource = self }
        if view.delegate == nil { view.delegate = self }
    }
}
