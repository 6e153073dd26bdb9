internal import CoreGraphics
internal import SystemServices

/// The arguments of an image request's handler.
struct ImageResult: Sendable {
    private let id: PHImageRequestID
    private let result: Result<UIImage, PHPhotosError>?
    private let isDegraded: Bool

    init(_ id: PHImageRequestID, _ result: Result<UIImage, PHPhotosError>?, isDegraded: Bool = false) {
        self.id = id
        self.result = result
        self.isDegraded = isDegraded
    }

    static func cancelled(_ id: PHImageRequestID) -> ImageResult { ImageResult(id, nil) }

    func deliver(_ handler: (UIImage?, [AnyHashable: Any]?) -> Void) {
        var info: [AnyHashable: Any] = [PHImageResultRequestIDKey: Int(id), PHImageResultIsDegradedKey: isDegraded]
        switch result {
        case .success(let image): handler(image, info)
        case .failure(let error):
            info[PHImageErrorKey] = error
            handler(nil, info)
        case nil:
            info[PHImageCancelledKey] = true
            handler(nil, info)
        }
    }
}

/// The arguments of a data request's handler.
struct DataResult: Sendable {
    private let id: PHImageRequestID
    private var data: Data?
    private var type: String?
    private var orientation = CGImagePropertyOrientation.up
    private var error: PHPhotosError?
    private var isCancelled = false

    /// Reads the file.
    init(_ id: PHImageRequestID, _ photo: PhotoRecord) {
        self.id = id
        do {
            let contents = try Data(contentsOf: photo.url)
            data = contents
            type = photo.type.identifier
            let stored = (try? ImageSource(data: contents))?.header.orientation.rawValue ?? 1
            orientation = CGImagePropertyOrientation(rawValue: UInt32(stored)) ?? .up
        } catch {
            self.error = PHPhotosError(.missingResource, "\(photo.fileName) cannot be read.")
        }
    }

    private init(cancelled id: PHImageRequestID) {
        self.id = id
        isCancelled = true
    }

    static func cancelled(_ id: PHImageRequestID) -> DataResult { DataResult(cancelled: id) }

    func deliver(_ handler: (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void) {
        var info: [AnyHashable: Any] = [PHImageResultRequestIDKey: Int(id), PHImageResultIsDegradedKey: false]
        if let error { info[PHImageErrorKey] = error }
        if isCancelled { info[PHImageCancelledKey] = true }
        handler(data, type, orientation, info)
    }
}
