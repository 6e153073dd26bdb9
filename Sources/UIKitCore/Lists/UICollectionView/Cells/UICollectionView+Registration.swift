extension UICollectionView {
    func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
        let key = CollectionReuse.Key(kind: .cell, identifier: identifier)
        guard let cellClass else { return reuse.register(key, CollectionReuse.Maker?.none) }
        reuse.register(key) { identifier, frame in
            guard let type = cellClass as? UICollectionViewCell.Type else {
                preconditionFailure(
                    "UICollectionView: \(cellClass) is registered for the cells '\(identifier)', but is no UICollectionViewCell. Register a "
                        + "subclass.")
            }
            return CollectionReuse.make(type, frame: frame)
        }
    }

    func registerViews(_ viewClass: AnyClass?, _ elementKind: String, _ identifier: String) {
        let key = CollectionReuse.Key(kind: .supplementary(elementKind), identifier: identifier)
        guard let viewClass else { return reuse.register(key, CollectionReuse.Maker?.none) }
        reuse.register(key) { identifier, frame in
            guard let type = viewClass as? UICollectionReusableView.Type else {
                preconditionFailure(
                    "UICollectionView: \(viewClass) is registered for the views '\(identifier)' of kind \(elementKind), but is no "
                        + "UICollectionReusableView. Register a subclass.")
            }
            return CollectionReuse.make(type, frame: frame)
        }
    }

    func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        let view = dequeue(CollectionElement(kind: .cell, indexPath: indexPath), identifier: identifier)
        guard let cell = view as? UICollectionViewCell else {
            preconditionFailure("UICollectionView: what is registered for the cell '\(identifier)' is no UICollectionViewCell.")
        }
        return cell
    }

    /// Returns a cell that the registration's handler has configured for `item`.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let element = CollectionElement(kind: .cell, indexPath: indexPath)
        let cell: Cell = dequeue(element, identifier: registration.identifier, as: Cell.self, nib: registration.nib)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view that the registration's handler has configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let element = CollectionElement(kind: .supplementary(registration.kind), indexPath: indexPath)
        let view: Supplementary = dequeue(element, identifier: registration.identifier, as: Supplementary.self, nib: registration.nib)
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    private func dequeue<View: UICollectionReusableView>(
        _ element: CollectionElement, identifier: String, as type: View.Type, nib: UINib?
    ) -> View {
        let key = CollectionReuse.Key(kind: element.kind, identifier: identifier)
        if !reuse.isRegistered(key) {
            if let nib { reuse.register(key) { _, _ in nib.instantiateOnlyObject(View.self) } } else { reuse.register(type, for: key) }
        }
        guard let view = dequeue(element, identifier: identifier) as? View else {
            preconditionFailure("UICollectionView: '\(identifier)' was registered for another class than \(type).")
        }
        return view
    }

    func dequeue(_ element: CollectionElement, identifier: String) -> UICollectionReusableView {
        if let cell = collection.reconfiguredCell, element.kind == .cell, cell.reuseIdentifier == identifier { return cell }
        let attributes = attributes(of: element)
        let frame = attributes?.frame ?? .zero
        guard let view = reuse.dequeue(.init(kind: element.kind, identifier: identifier), frame: frame) else {
            preconditionFailure(unregisteredMessage(identifier, element.kind))
        }
        view.followTraits(of: self)
        if let attributes { applyAttributes(view, attributes) }
        return view
    }

    private func unregisteredMessage(_ identifier: String, _ kind: CollectionElement.Kind) -> String {
        let registeredNames = reuse.identifiers(of: kind).map { "'\($0)'" }.joined(separator: ", ")
        return switch kind {
        case .cell:
            "UICollectionView: no cell is registered for the identifier '\(identifier)'; known are: \(registeredNames.isEmpty ? "none" : registeredNames). "
                + "Call register(_:forCellWithReuseIdentifier:) before the first cell is shown."
        case .supplementary(let name), .decoration(let name):
            "UICollectionView: no view of kind '\(name)' is registered for the identifier '\(identifier)'; known are: "
                + "\(registeredNames.isEmpty ? "none" : registeredNames). Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first."
        }
    }
}
