extension IndexPath {
    /// The index path of a table's row.
    ///
    /// - Parameters:
    ///   - row: counted from 0.
    ///   - section: counted from 0.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The index path of a collection's item.
    ///
    /// - Parameters:
    ///   - item: counted from 0.
    ///   - section: counted from 0.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section, counted from 0.
    ///
    /// - Precondition: the path has two elements.
    public var section: Int {
        get { element(0, "section") }
        set { self = IndexPath(indexes: [newValue, element(1, "section")]) }
    }

    /// The row within the section, counted from 0.
    ///
    /// - Precondition: the path has two elements.
    public var row: Int {
        get { element(1, "row") }
        set { self = IndexPath(indexes: [element(0, "row"), newValue]) }
    }

    /// The item within the section, counted from 0.
    ///
    /// - Precondition: the path has two elements.
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
