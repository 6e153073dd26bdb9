import Foundation
import UniformTypeIdentifiers

extension URL {
    /// Begins access to a file that the user has selected.
    ///
    /// > Difference from Apple: Apps have access to all of the user's files, so access need not begin. The result is
    /// > whether the file is readable.
    /// - Returns: Whether the file can be accessed.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL && FileManager.default.isReadableFile(atPath: path) }

    /// Ends the access that ``startAccessingSecurityScopedResource()`` began. The method has no effect.
    public func stopAccessingSecurityScopedResource() {}
}
