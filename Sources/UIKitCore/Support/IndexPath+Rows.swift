extension IndexPath {
    /// Creates the index path of a table's row.
    ///
    /// - Parameters:
    ///   - row: the index of the row, from 0.
    ///   - section: the index of the section, from 0.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates the index path of a collection view's item.
    ///
    /// - Parameters:
    ///   - item: the index of the item, from 0.
    ///   - section: the index of the section, from 0.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The index of the section, from 0.
    ///
    /// - Precondition: The path has two elements.
    public var section: Int {
        get { element(0, "section") }
        set { self = IndexPath(indexes: [newValue, element(1, "section")]) }
    }

    /// The index of the row in the section, from 0.
    ///
    /// - Precondition: The path has two elements.
    public var row: Int {
        get { element(1, "row") }
        set { self = IndexPath(indexes: [element(0, "row"), newValue]) }
    }

    /// The index of the item in the section, from 0.
    ///
    /// - Precondition: The path has two elements.
    public var item: Int {
        get { element(1, "item") }
        set { self = IndexPath(indexes: [element(0, "item"), newValue]) }
    }

    private func element(_ position: Int, _ name: String) -> Int {
        precondition(
            count == 2,
            "IndexPath: \(name) of a path with \(count) elements. Make it with IndexPath(row:section:) or IndexPath(item:section:).")
        return self[position]
    }
}
