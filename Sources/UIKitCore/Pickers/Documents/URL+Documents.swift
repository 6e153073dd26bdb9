import Foundation
import UniformTypeIdentifiers

extension URL {
    /// Begins access to a file that the user selected.
    ///
    /// > Difference from Apple: apps have access to all of the user's files, so no access has to begin; the result is
    /// > whether the file is readable.
    /// - Returns: Whether the file can be accessed.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL && FileManager.default.isReadableFile(atPath: path) }

    /// Ends the access that ``startAccessingSecurityScopedResource()`` began. Has no effect.
    public func stopAccessingSecurityScopedResource() {}
}
