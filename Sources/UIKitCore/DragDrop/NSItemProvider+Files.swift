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

    /// Loads the data of a representation into a temporary file, in the background.
    ///
    /// The file has the suggested name, and is removed after the handler returns: the handler moves or copies it.
    /// - Parameters:
    ///   - typeIdentifier: The type of the representation.
    ///   - completionHandler: Called on any thread with the file or with an error.
    /// - Source: https://developer.apple.com/documentation/foundation/nsitemprovider/loadfilerepresentation(fortypeidentifier:completionhandler:)
    @discardableResult public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = fileName(typeIdentifier)
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(name)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Returns the suggested name with an extension for the type.
    private func fileName(_ typeIdentifier: String) -> String {
        let type = registeredTypeIdentifiers.first { UniformTypes.type($0, conformsTo: typeIdentifier) }
        let base = (suggestedName ?? "").replacingOccurrences(of: "/", with: "-")
        let name = base.isEmpty || base.hasPrefix(".") ? "file" : base
        guard let suffix = type.flatMap({ UTType($0) })?.preferredFilenameExtension, !name.contains(".") else { return name }
        return name + "." + suffix
    }
}
