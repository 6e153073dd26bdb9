import Dispatch
import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Creates a provider of a file's data, which is read in the background when it is loaded.
    ///
    /// The type follows from the filename extension, and ``suggestedName`` is the name of the file.
    /// - Parameter fileURL: The URL of the file.
    /// - Returns: `nil` if there is no such file, and for a folder.
    /// - Source: https://developer.apple.com/documentation/foundation/nsitemprovider/init(contentsof:)
    public convenience init?(contentsOf fileURL: URL!) {
        var isFolder: ObjCBool = false
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path, isDirectory: &isFolder),
            !isFolder.boolValue
        else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
            DispatchQueue.global().async {
                do { handler(try Data(contentsOf: fileURL), nil) } catch { handler(nil, error) }
            }
            return nil
        }
    }
}
