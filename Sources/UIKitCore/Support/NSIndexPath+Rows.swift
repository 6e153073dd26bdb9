extension NSIndexPath {
    /// Makes the index path of a table's row; both are counted from 0.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Makes the index path of a collection's item; both are counted from 0.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section, counted from 0.
    ///
    /// - Precondition: the path has two elements.
    public var section: Int { (self as IndexPath).section }

    /// The row within the section, counted from 0.
    ///
    /// - Precondition: the path has two elements.
    public var row: Int { (self as IndexPath).row }

    /// The item within the section, counted from 0.
    ///
    /// - Precondition: the path has two elements.
    public var item: Int { (self as IndexPath).item }
}
