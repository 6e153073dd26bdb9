internal import CoreGraphics
internal import SystemServices
internal import UniformTypeIdentifiers

/// A change of a photo, or the creation of one.
///
/// A new photo is written into the user's pictures folder. Favourites, hidden photos, and changed times and locations
/// are saved in the app's container; the file is not changed.
///
/// > Difference from Apple: Other apps do not see these marks. The content of a photo cannot be changed, and videos
/// > cannot be added.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetchangerequest
public class PHAssetChangeRequest: PHChangeRequest {
    /// The contents of a new photo.
    enum Contents {
        case none
        case image(UIImage)
        case data(Data, UTType)
        case file(URL, moves: Bool)
    }

    /// The photo to change; `nil` for a new one.
    private let asset: PHAsset?
    var contents = Contents.none
    /// The name of the new photo's file, which is reserved; `nil` until the contents are known.
    private var name: String?
    private var placeholder: PHObjectPlaceholder?

    /// The new time of the photo; `nil`, the default, to leave it.
    public var creationDate: Date?
    /// Whether the photo is a favourite.
    public var isFavorite: Bool { didSet { changesFavorite = true } }
    /// Whether the photo is hidden.
    public var isHidden: Bool { didSet { changesHidden = true } }
    /// The new location; `nil` for none.
    public var location: CLLocation? { didSet { changesLocation = true } }
    private var changesFavorite = false
    private var changesHidden = false
    private var changesLocation = false

    required init(_ asset: PHAsset?) {
        self.asset = asset
        isFavorite = asset?.isFavorite ?? false
        isHidden = asset?.isHidden ?? false
        location = asset?.location
        super.init(())
        ChangeTransaction.add(self)
    }

    // MARK: Creating

    /// Creates a request that adds an image as a JPEG file, or as a PNG file if it has transparent pixels.
    @discardableResult public class func creationRequestForAsset(from image: UIImage) -> Self {
        let request = Self(nil)
        request.setContents(.image(image), name: image.cgImage.map { $0.hasAlpha && !$0.isOpaque } == true ? "IMG.PNG" : "IMG.JPG")
        return request
    }

    /// Creates a request that adds a copy of an image file; `nil` if there is no image file.
    @discardableResult public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard let type = UTType(filenameExtension: fileURL.pathExtension), type.conforms(to: .image),
            FileManager.default.isReadableFile(atPath: fileURL.path)
        else { return nil }
        let request = Self(nil)
        request.setContents(.file(fileURL, moves: false), name: fileURL.lastPathComponent)
        return request
    }

    /// The photo that will be created; `nil` for a change of a photo, and before a resource is added.
    public var placeholderForCreatedAsset: PHObjectPlaceholder? { placeholder }

    func setContents(_ contents: Contents, name proposed: String) {
        let name = PhotoLibrary.service.reserveName(proposed)
        self.contents = contents
        self.name = name
        placeholder = PHObjectPlaceholder(localIdentifier: PhotosService.identifier(ofName: name))
    }

    // MARK: Changing

    /// Creates a request that changes a photo.
    public convenience init(for asset: PHAsset) { self.init(asset) }

    /// Deletes photos, after the user has confirmed it.
    ///
    /// - Parameter assets: Photos, in an array or in the result of a fetch.
    public class func deleteAssets(_ assets: any NSFastEnumeration) {
        ChangeTransaction.add(AssetDeletion(assets.objects(of: PHAsset.self)))
    }

    // MARK: Changes

    override var isAddition: Bool { asset == nil }

    override func changes() throws(PHPhotosError) -> [PhotoChange] {
        var changes: [PhotoChange] = []
        if asset == nil {
            guard let name else { throw PHPhotosError(.missingResource, "A new photo has no resource.") }
            changes.append(.add(name: name, try newContents()))
        }
        guard let identifier = asset?.localIdentifier ?? placeholder?.localIdentifier else { return changes }
        if changesFavorite || changesHidden || changesLocation || creationDate != nil {
            changes.append(
                .mark(
                    identifier: identifier, isFavorite: changesFavorite ? isFavorite : nil, isHidden: changesHidden ? isHidden : nil,
                    creationDate: creationDate, location: changesLocation ? .some(location?.record) : .none))
        }
        return changes
    }

    private func newContents() throws(PHPhotosError) -> PhotoChange.Contents {
        let contents: PhotoChange.Contents
        switch self.contents {
        case .image(let image):
            guard let file = SavedPhotos.file(of: image) else { throw PHPhotosError(.invalidResource, "The image has no pixels.") }
            return .data(file.data)
        case .data(let data, _): contents = .data(data)
        case .file(let url, let moves): contents = .file(url, moves: moves)
        case .none: throw PHPhotosError(.missingResource, "A new photo has no resource.")
        }
        do throws(ImageError) {
            switch contents {
            case .data(let data): _ = try ImageSource(data: data)
            case .file(let url, _): _ = try ImageSource(url: url)
            }
        } catch {
            if case .missing = error { throw PHPhotosError(.missingResource, error.description) }
            throw PHPhotosError(.invalidResource, error.description)
        }
        return contents
    }
}

extension CLLocation {
    fileprivate var record: PhotoLocation {
        PhotoLocation(
            latitude: coordinate.latitude, longitude: coordinate.longitude, altitude: verticalAccuracy >= 0 ? altitude : nil)
    }
}
