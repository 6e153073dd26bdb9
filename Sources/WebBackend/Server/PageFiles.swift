#if Web || WindowAndWeb

    /// The files of the page. They are embedded in the program, so that a copied program still has them.
    package enum PageFiles {
        package struct File: Sendable {
            package var type: String
            package var content: [UInt8]
        }

        package static let all = [
            "index.html": File(type: "text/html; charset=utf-8", content: PackageResources.index_html),
            "page.css": File(type: "text/css; charset=utf-8", content: PackageResources.page_css),
            "page.js": script(PackageResources.page_js),
            "frames.js": script(PackageResources.frames_js),
            "input.js": script(PackageResources.input_js),
            "tree.js": script(PackageResources.tree_js),
        ]

        private static func script(_ content: [UInt8]) -> File {
            File(type: "text/javascript; charset=utf-8", content: content)
        }
    }

#endif
