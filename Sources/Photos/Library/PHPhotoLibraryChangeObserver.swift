/// An observer of changes of the photo library.
///
/// - Source: https://developer.apple.com/documentation/photokit/phphotolibrarychangeobserver
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called after photos or albums changed, on a private serial queue. Update views on the main queue.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
