/// The change of a photo, an album or a list.
///
/// - Source: https://developer.apple.com/documentation/photokit/phobjectchangedetails
// Unchecked: all stored properties are constants of Sendable types.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The object before the change.
    public let objectBeforeChanges: ObjectType
    /// The object after the change; `nil` if it was deleted.
    public let objectAfterChanges: ObjectType?
    /// Whether the file of a photo changed.
    public let assetContentChanged: Bool

    init(before: ObjectType, after: ObjectType?, isContentChanged: Bool) {
        objectBeforeChanges = before
        objectAfterChanges = after
        assetContentChanged = isContentChanged
        super.init()
    }

    /// Whether the object was deleted, or may no longer be used by the app.
    open var objectWasDeleted: Bool { objectAfterChanges == nil }
}
