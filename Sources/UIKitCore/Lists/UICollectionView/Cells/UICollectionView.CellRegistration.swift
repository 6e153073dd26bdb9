extension UICollectionView {
    /// How cells of one class are made and filled, without an identifier.
    ///
    /// Make one where the collection view is set up, not where a cell is asked for: each registration has cells of its own.
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
    @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Fills a cell with an item, each time a cell is used for it.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let nib: UINib?
        let identifier = RegistrationCounter.next(Cell.self)

        /// Makes a registration. `handler` is kept as long as it.
        public init(handler: @escaping Handler) {
            self.init(nib: nil, handler: handler)
        }

        init(nib: UINib?, handler: @escaping Handler) {
            self.nib = nib
            self.handler = handler
        }
    }

    /// How headers, footers and the like of one class are made and filled, without an identifier.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
    @MainActor public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// Fills a view, each time it is used for a section.
        public typealias Handler = @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let handler: Handler
        let nib: UINib?
        let kind: String
        let identifier = RegistrationCounter.next(Supplementary.self)

        /// Makes a registration for views of a kind. `handler` is kept as long as it.
        public init(elementKind: String, handler: @escaping Handler) {
            self.init(nib: nil, elementKind: elementKind, handler: handler)
        }

        init(nib: UINib?, elementKind: String, handler: @escaping Handler) {
            self.nib = nib
            kind = elementKind
            self.handler = handler
        }
    }
}

/// Numbers registrations, so that each has an identifier of its own.
@MainActor enum RegistrationCounter {
    private static var last = 0

    static func next(_ type: UICollectionReusableView.Type) -> String {
        last += 1
        return "\(type) #\(last)"
    }
}
