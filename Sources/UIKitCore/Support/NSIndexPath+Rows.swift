extension NSIndexPath {
    /// Creates the index path of a table's row; both indexes start at 0.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Creates the index path of a collection view's item; both indexes start at 0.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The index of the section, from 0.
    ///
    /// - Precondition: The path has two elements.
    public var section: Int { (self as IndexPath).section }

    /// The index of the row in the section, from 0.
    ///
    /// - Precondition: The path has two elements.
    public var row: Int { (self as IndexPath).row }

    /// The index of the item in the section, from 0.
    ///
    /// - Precondition: The path has two elements.
    public var item: Int { (self as IndexPath).item }
}
