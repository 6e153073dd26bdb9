internal import UniformTypeIdentifiers

/// The creation of a photo from a file or from data.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetcreationrequest
public class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Creates a request without resources.
    public class func forAsset() -> Self { Self(nil) }

    /// Returns whether a photo can be created from resources: from one photo.
    public class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types.map(\.intValue) == [PHAssetResourceType.photo.rawValue]
    }

    /// Adds a file to the new photo.
    ///
    /// - Parameters:
    ///   - type: The kind of resource. Resources other than `.photo` are ignored.
    ///   - fileURL: The file.
    ///   - options: Options; `nil` for none.
    public func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        guard type == .photo else { return }
        let name = options?.originalFilename ?? fileURL.lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .jpeg
        setContents(.file(fileURL, moves: options?.shouldMoveFile ?? false), name: Self.imageName(name, type))
    }

    /// Adds data to the new photo.
    ///
    /// - Parameters:
    ///   - type: The kind of resource. Resources other than `.photo` are ignored.
    ///   - data: The contents of a file.
    ///   - options: Options; `nil` for none.
    public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        guard type == .photo else { return }
        let found = CGImageSourceCreateWithData(data, nil).flatMap(CGImageSourceGetType)
        let fileType = options?.uniformTypeIdentifier.flatMap { UTType($0) } ?? found.flatMap { UTType($0) } ?? .jpeg
        setContents(.data(data, fileType), name: Self.imageName(options?.originalFilename ?? "IMG", fileType))
    }

    /// Returns a name with an extension of images, so that the file is a photo.
    private static func imageName(_ name: String, _ type: UTType) -> String {
        let suffix = (name as NSString).pathExtension
        if !suffix.isEmpty, UTType(filenameExtension: suffix)?.conforms(to: .image) == true { return name }
        let imageType = type.conforms(to: .image) ? type : .jpeg
        return name + "." + (imageType.preferredFilenameExtension ?? "jpg").uppercased()
    }
}

/// Options of a new photo's resource.
///
/// - Source: https://developer.apple.com/documentation/photokit/phassetresourcecreationoptions
open class PHAssetResourceCreationOptions: NSObject, NSCopying {
    /// The name of the file; `nil`, the default, for the name of the given file.
    open var originalFilename: String?
    /// The type of the data; `nil`, the default, to detect it.
    open var uniformTypeIdentifier: String?
    /// Whether the file is moved, and not copied; `false` by default.
    open var shouldMoveFile = false

    /// Creates options.
    public override init() { super.init() }

    /// Returns options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let options = PHAssetResourceCreationOptions()
        options.originalFilename = originalFilename
        options.uniformTypeIdentifier = uniformTypeIdentifier
        options.shouldMoveFile = shouldMoveFile
        return options
    }
}
