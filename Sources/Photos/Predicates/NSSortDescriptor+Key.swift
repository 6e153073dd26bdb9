extension NSSortDescriptor {
    /// Creates a descriptor that compares the values of a key of Photos, such as "creationDate" or "localizedTitle".
    ///
    /// > Difference from Apple: Foundation on Linux has descriptors of key paths only. This descriptor knows the keys
    /// > of photos and albums; all other values are equal.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.[photosKey: key ?? "self"], ascending: ascending)
    }

    /// The key of a descriptor for Photos; `nil` for another descriptor.
    var photosKey: String? { (keyPath as? KeyPath<NSObject, SortValue>).map { NSObject()[keyPath: $0].key } }
}

extension NSObject {
    fileprivate subscript(photosKey key: String) -> SortValue { SortValue(key: key, value: PhotoKeys.value(key, of: self)) }
}
