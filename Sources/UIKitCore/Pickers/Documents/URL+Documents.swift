import Foundation
import UniformTypeIdentifiers

extension URL {
    /// Begins to use a file that a person chose.
    ///
    /// > Difference from Apple: nothing keeps an app from the person's files here, so that there is nothing to begin; the answer says whether
    /// the file can be read.
    /// - Returns: whether the file can be used.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL && FileManager.default.isReadableFile(atPath: path) }

    /// Ends what ``startAccessingSecurityScopedResource()`` began: here nothing has to be ended.
    public func stopAccessingSecurityScopedResource() {}
}
