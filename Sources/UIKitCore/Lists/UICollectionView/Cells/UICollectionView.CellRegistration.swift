extension UICollectionView {
    /// A registration of a cell class and its configuration handler. No reuse identifier is needed.
    ///
    /// Create a registration when the collection view is set up, and not where cells are dequeued: registrations do
    /// not share cells.
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
    @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Configures a cell for an item. Called each time a cell is dequeued.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let nib: UINib?
        let identifier = RegistrationCounter.next(Cell.self)

        /// Creates a registration. The registration retains `handler`.
        public init(handler: @escaping Handler) {
            self.init(nib: nil, handler: handler)
        }

        init(nib: UINib?, handler: @escaping Handler) {
            self.nib = nib
            self.handler = handler
        }
    }

    /// A registration of a supplementary view class and its configuration handler. No reuse identifier is needed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
    @MainActor public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        /// Configures a view for a section. Called each time a view is dequeued.
        public typealias Handler = @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let handler: Handler
        let nib: UINib?
        let kind: String
        let identifier = RegistrationCounter.next(Supplementary.self)

        /// Creates a registration for views of a kind. The registration retains `handler`.
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

/// The counter that gives each registration a unique identifier.
@MainActor enum RegistrationCounter {
    private static var lastNumber = 0

    static func next(_ type: UICollectionReusableView.Type) -> String {
        lastNumber += 1
        return "\(type) #\(lastNumber)"
    }
}
