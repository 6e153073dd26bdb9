#if Web

    import Foundation
    import Platform

    /// The page's files, read once.
    package struct PageFiles: Sendable {
        package struct File: Sendable {
            package var type: String
            package var content: [UInt8]
        }

        package let files: [String: File]

        private static let types = [
            "index.html": "text/html; charset=utf-8",
            "page.css": "text/css; charset=utf-8",
            "page.js": "text/javascript; charset=utf-8",
            "frames.js": "text/javascript; charset=utf-8",
            "input.js": "text/javascript; charset=utf-8",
        ]

        /// Reads them from the module's resources.
        package init() throws(BackendError) {
            var files: [String: File] = [:]
            for (name, type) in Self.types {
                let url = Bundle.module.bundleURL.appendingPathComponent("Page").appendingPathComponent(name)
                do {
                    files[name] = File(type: type, content: Array(try Data(contentsOf: url)))
                } catch {
                    throw .failed(operation: "reading the page's \(name)", reason: error.localizedDescription)
                }
            }
            self.files = files
        }
    }

#endif
