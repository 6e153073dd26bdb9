import Foundation

/// A `.xib` or `.storyboard` file as a value: read once, and made into objects as often as needed.
package struct NibDocument: Sendable {
    /// Which of the two kinds of file it is.
    package enum Kind: Sendable { case nib, storyboard }

    /// One screen of a storyboard.
    package struct Scene: Sendable {
        /// The element with the scene's objects.
        package let element: NibElement
        /// The controller's element.
        package let controller: NibElement
    }

    /// The file's name, with its ending.
    package let file: String
    package let kind: Kind
    package let root: NibElement
    /// What is on top: the objects of a nib; none in a storyboard.
    package let objects: [NibElement]
    package let scenes: [Scene]
    /// All elements that have an identifier.
    package let elements: [String: NibElement]
    /// Elements that stand in an element with an identifier, by theirs: the nearest one around.
    package let parents: [String: String]
    /// Named colours that the file has copies of, by name.
    package let colors: [String: NibElement]
    /// The identifier of the controller that a storyboard begins with.
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
        let place = NibError.Place(file: file, element: root.name, line: root.line)
        guard root.name == "document" else {
            let isOld = root.name == "archive"
            throw .wrongKind(place, found: isOld ? "an archive of Xcode 4; open it in a newer Xcode once and save it" : "<\(root.name)>")
        }
        let type = root["type"] ?? ""
        // 1.0 and 2.0 are those of the first storyboards; a file without a number is taken as it is.
        let version = root["version"] ?? "3.0"
        guard let major = version.split(separator: ".").first.flatMap({ Int($0) }), (1...3).contains(major) else {
            throw .wrongKind(place, found: "of version \"\(version)\", where 3.0 is the newest known")
        }
        if type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard") { return .storyboard }
        if type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") { return .nib }
        throw .wrongKind(place, found: type.isEmpty ? "a document without a type" : "\"\(type)\"")
    }

    private static func scene(_ element: NibElement) -> Scene? {
        let objects = element.list("objects")
        let controller = objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first { $0.name.hasSuffix("ontroller") }
        return controller.map { Scene(element: element, controller: $0) }
    }

    /// The scene of a controller's element.
    package func scene(ofController id: String) -> Scene? { scenes.first { $0.controller.id == id } }

    /// The scene whose controller has a name given by the author.
    package func scene(named identifier: String) -> Scene? { scenes.first { $0.controller["storyboardIdentifier"] == identifier } }

    /// Where an element stands, for errors.
    package func place(_ element: NibElement) -> NibError.Place {
        NibError.Place(file: file, element: element.title, line: element.line)
    }
}

/// Collects what a document finds by identifier or name.
struct NibIndex {
    let file: String
    var elements: [String: NibElement] = [:]
    var parents: [String: String] = [:]
    var colors: [String: NibElement] = [:]

    /// These have `id`s of other documents, or numbers that are none.
    private static let withoutIdentity: Set = ["device", "adaptation", "plugIn", "capability", "deployment"]

    init(file: String) {
        self.file = file
    }

    mutating func add(_ element: NibElement, inside parent: String?) throws(NibError) {
        if element.name == "resources" { return addResources(element) }
        if Self.withoutIdentity.contains(element.name) { return }
        if let id = element.id {
            if elements[id] != nil {
                // Placeholders are the same in every scene.
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
