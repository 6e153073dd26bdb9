internal import SystemServices

/// The objects that a fetch found. Immutable: a change of the library is in
/// ``PHChange/changeDetails(for:)-(PHFetchResult<T>)``.
///
/// - Source: https://developer.apple.com/documentation/photokit/phfetchresult
// Unchecked: all stored properties are constants, and the objects are Sendable.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
    let objects: [ObjectType]
    /// The fetch, which is repeated after a change; `nil` for a result without a fetch.
    let query: FetchQuery?

    init(_ objects: [ObjectType], query: FetchQuery?) {
        self.objects = objects
        self.query = query
        super.init()
    }

    /// Fetches from the current library, and records the request.
    convenience init(_ query: FetchQuery) {
        let objects = query.run(LibraryAccess.snapshot()).compactMap { $0 as? ObjectType }
        SystemServices.current.requests.record("photos", "fetches \(query.source.name) (found: \(objects.count))")
        self.init(objects, query: query)
    }

    /// Returns the result itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The number of objects.
    open var count: Int { objects.count }

    /// Returns the object at an index.
    ///
    /// - Precondition: The index is from 0 to below ``count``.
    open func object(at index: Int) -> ObjectType {
        precondition(
            objects.indices.contains(index),
            "PHFetchResult: there is no object at the index \(index), because the result has \(count) objects. Use an index below `count`.")
        return objects[index]
    }

    /// The object at an index from 0 to below ``count``.
    open subscript(index: Int) -> ObjectType { object(at: index) }

    /// The first object; `nil` for an empty result.
    open var firstObject: ObjectType? { objects.first }
    /// The last object; `nil` for an empty result.
    open var lastObject: ObjectType? { objects.last }

    /// Returns whether the result contains an object.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// Returns the index of an object; `NSNotFound` if the result does not contain it.
    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { Self.isSame($0, anObject) } ?? NSNotFound }

    /// Returns the index of an object within a range; `NSNotFound` if the range does not contain it.
    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        guard let bounds = Range(range) else { return NSNotFound }
        return objects.indices.clamped(to: bounds).first { Self.isSame(objects[$0], anObject) } ?? NSNotFound
    }

    private static func isSame(_ first: ObjectType, _ second: ObjectType) -> Bool {
        first === second || (first as? NSObject).map { $0.isEqual(second) } ?? false
    }

    /// Returns the objects at indexes, in ascending order. Indexes outside of the result are ignored.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.filter(objects.indices.contains).map { objects[$0] } }

    /// Calls a closure with each object, its index, and a pointer that the closure sets to `true` to stop.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate(Array(objects.indices), block)
    }

    /// Calls a closure with each object in an order.
    ///
    /// - Parameters:
    ///   - opts: `.reverse` to begin with the last object. `.concurrent` has no effect.
    ///   - block: The closure; it sets its last argument to `true` to stop.
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(opts.contains(.reverse) ? objects.indices.reversed() : Array(objects.indices), block)
    }

    /// Calls a closure with the objects at indexes in an order. Indexes outside of the result are ignored.
    open func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let indexes = s.filter(objects.indices.contains)
        enumerate(opts.contains(.reverse) ? indexes.reversed() : indexes, block)
    }

    private func enumerate(_ indexes: [Int], _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for index in indexes {
            block(objects[index], index, &stops)
            if stops.boolValue { return }
        }
    }

    /// Returns the number of assets of a kind.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }
}

/// Objects that can be enumerated, such as arrays, sets and results of fetches.
///
/// > Difference from Apple: The protocol is declared here, because Foundation on Linux lacks it.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}

extension NSFastEnumeration {
    /// The objects of a class; other objects are ignored.
    func objects<Object: PHObject>(of type: Object.Type) -> [Object] {
        let all: [Any] =
            switch self {
            case let array as NSArray: Array(array)
            case let set as NSSet: set.allObjects
            case let set as NSOrderedSet: set.array
            case let result as PHFetchResult<PHAsset>: result.objects
            case let result as PHFetchResult<PHAssetCollection>: result.objects
            case let result as PHFetchResult<PHCollection>: result.objects
            case let array as [Any]: array
            case let set as Set<NSObject>: Array(set)
            default: []
            }
        return all.compactMap { $0 as? Object }
    }
}
