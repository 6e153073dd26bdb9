import Foundation

/// A parsed `.xib` or `.storyboard` file. The document is read once and instantiated any number of times.
///
/// The reader parses the XML into elements. One walk over the tree then indexes the elements by identifier, their
/// parents, and the named colours, and reports duplicate identifiers. Scenes are found by their controller.
package struct NibDocument: Sendable {
    /// The kind of a document.
    package enum Kind: Sendable { case nib, storyboard }

    /// A scene of a storyboard.
    package struct Scene: Sendable {
        /// The element that contains the scene's objects.
        package let element: NibElement
        /// The element of the scene's controller.
        package let controller: NibElement
    }

    /// The file name, including its extension.
    package let file: String
    package let kind: Kind
    package let root: NibElement
    /// The top-level objects of a nib; empty in a storyboard.
    package let objects: [NibElement]
    package let scenes: [Scene]
    /// All elements with an identifier, by identifier.
    package let elements: [String: NibElement]
    /// The identifier of the nearest enclosing element that has an identifier, by the identifier of the enclosed
    /// element.
    package let parents: [String: String]
    /// The file's copies of named colours, by name.
    package let colors: [String: NibElement]
    /// The identifier of a storyboard's initial controller.
    package let initialController: String?

    /// Reads a file.
    package init(_ data: Data, file: String, limits: NibLimits = NibLimits()) throws(NibError) {
        let root = try NibReader.read(data, file: file, limits: limits)
        kind = try Self.kind(of: root, file: file)
        self.file = file
        self.root = root
        objects = kind == .nib ? root.list("objects") : []
        scenes = root.list("scenes").compactMap(Self.scene)
        var index = NibIndex(file: file)
        try index.add(root, inside: nil)
        elements = index.elements
        parents = index.parents
        colors = index.colors
        initialController = root["initialViewController"]
    }

    private static func kind(of root: NibElement, file: String) throws(NibError) -> Kind {
        let location = NibError.Place(file: file, element: root.name, line: root.line)
        guard root.name == "document" else {
            let isOld = root.name == "archive"
            throw .wrongKind(location, found: isOld ? "an archive of Xcode 4; open it in a newer Xcode once and save it" : "<\(root.name)>")
        }
        let type = root["type"] ?? ""
        // The first storyboards have the versions 1.0 and 2.0. A file without a version counts as 3.0.
        let version = root["version"] ?? "3.0"
        guard let major = version.split(separator: ".").first.flatMap({ Int($0) }), (1...3).contains(major) else {
            throw .wrongKind(location, found: "of version \"\(version)\", where 3.0 is the newest known")
        }
        if type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard") { return .storyboard }
        if type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") { return .nib }
        throw .wrongKind(location, found: type.isEmpty ? "a document without a type" : "\"\(type)\"")
    }

    private static func scene(_ element: NibElement) -> Scene? {
        let objects = element.list("objects")
        let controller = objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first { $0.name.hasSuffix("ontroller") }
        return controller.map { Scene(element: element, controller: $0) }
    }

    /// Returns the scene of a controller, by the identifier of its element.
    package func scene(ofController id: String) -> Scene? { scenes.first { $0.controller.id == id } }

    /// Returns the scene whose controller has a storyboard identifier.
    package func scene(named identifier: String) -> Scene? { scenes.first { $0.controller["storyboardIdentifier"] == identifier } }

    /// Returns the location of an element, for errors.
    package func location(_ element: NibElement) -> NibError.Place {
        NibError.Place(file: file, element: element.title, line: element.line)
    }
}

/// Collects a document's elements by identifier, and its colours by name.
struct NibIndex {
    let file: String
    var elements: [String: NibElement] = [:]
    var parents: [String: String] = [:]
    var colors: [String: NibElement] = [:]

    /// The elements whose `id` attribute does not identify an object of this document.
    private static let excludedElements: Set = ["device", "adaptation", "plugIn", "capability", "deployment"]

    init(file: String) {
        self.file = file
    }

    mutating func add(_ element: NibElement, inside parent: String?) throws(NibError) {
        if element.name == "resources" { return addResources(element) }
        if Self.excludedElements.contains(element.name) { return }
        if let id = element.id {
            if elements[id] != nil {
                // Placeholders have the same identifiers in every scene.
                guard element.name == "placeholder" || id.hasPrefix("-") else {
                    throw .duplicateIdentifier(
                        NibError.Place(file: file, element: element.name, line: element.line), identifier: id)
                }
            }
            elements[id] = element
            parents[id] = parent
        }
        for child in element.children { try add(child, inside: element.id ?? parent) }
    }

    private mutating func addResources(_ element: NibElement) {
        for color in element.children where ["namedColor", "systemColor"].contains(color.name) {
            guard let name = color["name"], let value = color.child("color") else { continue }
            colors[name] = value
        }
    }
}
