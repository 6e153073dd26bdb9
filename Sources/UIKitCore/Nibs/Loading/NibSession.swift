import UIKitEngines

/// Creates the objects of a nib and connects them.
///
/// Creation starts with the top-level elements and proceeds depth first. The element's kind in `NibSchema` determines
/// the class. The class creates the object with a `NibCoder`, and the tables of the kind then set its properties.
/// Each object is registered by its identifier. A reference to an object that does not exist yet creates the object
/// early, and cycles are detected. Connections, attributes, constraints and variations are collected meanwhile.
/// `finish()` then sets attributes, activates constraints, connects outlets and actions, and calls `awakeFromNib()`.
/// The work is linear in the size of the file.
@MainActor final class NibSession {
    /// The handling of mismatches between the nib and the program.
    enum Mode {
        /// The first error is thrown.
        case strict
        /// Errors are handled as in UIKit: a missing outlet is an error, a missing class or action is reported.
        case parity
        /// All errors are reported, for nibs whose code is missing.
        case tolerant
        /// Like `tolerant`, but custom classes, connections and attributes are ignored: for launch screens.
        case launch

        /// Whether mismatches are only reported.
        var isLenient: Bool { self == .tolerant || self == .launch }
    }

    let source: NibSource
    let owner: AnyObject?
    let mode: Mode
    /// External objects by identifier: the table and controller of a prototype, or the objects passed to `UINib`.
    let externals: [String: AnyObject]
    /// The storyboard, for controllers and segues.
    let storyboard: UIStoryboard?
    var objects: [String: AnyObject] = [:]
    var guides: [String: @MainActor () -> UILayoutGuide?] = [:]
    var pending = DeferredNibWork()
    /// The views whose margins follow the readable width.
    var viewsFollowingReadableWidth: Set<ObjectIdentifier> = []
    /// The lists of a preview. The code that fills them is missing, so they show their prototypes.
    var previews: [ObjectIdentifier: (list: UIView, rows: NibPreviewRows)] = [:]
    /// The prototypes of these lists.
    var templates: [NibTemplate] = []
    private(set) var errors: [NibError] = []
    private(set) var reports: [NibReport] = []
    private var identifiersBeingMade: Set<String> = []
    private var elementPath: [NibElement] = []
    /// Creates a controller instead of the class's `init?(coder:)`; used for the first controller only.
    var creator: (@MainActor (NSCoder) -> UIViewController?)?

    var document: NibDocument { source.document }

    init(
        _ source: NibSource, owner: AnyObject?, mode: Mode, externals: [String: AnyObject] = [:], storyboard: UIStoryboard? = nil
    ) {
        self.source = source
        self.owner = owner
        self.mode = mode
        self.externals = externals
        self.storyboard = storyboard
    }

    /// The identifier of the element that is being read, or of the nearest enclosing element that has an identifier.
    var identifierBeingRead: String? { elementPath.last { $0.id != nil }?.id }

    // MARK: - Making

    /// Returns the object of an element, created on first access. Returns `nil` if the object cannot be created,
    /// after a report.
    func make(_ element: NibElement) -> AnyObject? {
        if let id = element.id, let existingObject = objects[id] { return existingObject }
        if element.name == "placeholder" {
            let object = placeholder(element)
            if let object, let connections = element.child("connections") { deferConnections(connections, of: object) }
            return register(object, for: element)
        }
        if let id = element.id, !identifiersBeingMade.insert(id).inserted {
            fail(.cycle(document.location(element)))
            return nil
        }
        defer { if let id = element.id { identifiersBeingMade.remove(id) } }
        guard let kind = NibSchema.kinds[element.name] else { return makeUnknown(element) }
        let object = kind.make(element, self)
        if let object = object as? NSObject, !(object is UIView), !(object is UIViewController) { pending.objectsToAwake.append(object) }
        return object
    }

    /// Creates a plain view for an unknown element with a frame, so that the remaining views keep their positions.
    private func makeUnknown(_ element: NibElement) -> AnyObject? {
        guard let frame = element.child(key: "frame") else {
            skip(element, "<\(element.name)>", why: "there is no such class here")
            return nil
        }
        skip(element, "<\(element.name)>", why: "there is no such class here; a plain view takes its place")
        let view = UIView()
        register(view, for: element)
        view.frame = NibValue(name: "frame", text: "", element: frame, ownerElement: element, session: self).rect ?? .zero
        if element["translatesAutoresizingMaskIntoConstraints"] == "NO" { view.translatesAutoresizingMaskIntoConstraints = false }
        for child in element.children {
            switch child.name {
            case "subviews": addSubviews(child, to: view)
            case "constraints": deferConstraints(child, of: view)
            case "viewLayoutGuide": registerGuide(child, of: view)
            default: break
            }
        }
        return view
    }

    private func placeholder(_ element: NibElement) -> NSObject? {
        let identifier = element["placeholderIdentifier"]
        if identifier == "IBFilesOwner" { return owner as? NSObject }
        if identifier == "IBFirstResponder" { return NibFirstResponder.shared }
        return identifier.flatMap { externals[$0] } as? NSObject
    }

    /// Registers the object of an element.
    @discardableResult func register<Object: AnyObject>(_ object: Object?, for element: NibElement) -> Object? {
        guard let object else { return nil }
        if let id = element.id { objects[id] = object }
        if !(object is UIView), !(object is UIViewController), NibSchema.kinds[element.name] != nil { read(element, into: object) }
        return object
    }

    /// Returns the object with an identifier, created if necessary.
    func object(_ id: String, for element: NibElement) -> AnyObject? {
        if let existingObject = objects[id] ?? externals[id] { return existingObject }
        if let guide = guides[id]?() { return guide }
        if let foundElement = document.elements[id], NibSchema.kinds[foundElement.name] != nil || foundElement.name == "placeholder",
            isInScope(foundElement)
        {
            return make(foundElement)
        }
        return nil
    }

    /// Returns whether an element belongs to the session's scope, which in a storyboard is a scene.
    private func isInScope(_ element: NibElement) -> Bool { scope.map { $0.contains(element.id ?? "") } ?? true }

    /// The identifiers of the present scene; `nil` for a whole nib.
    var scope: Set<String>?

    // MARK: - Reading

    /// Sets the properties of an object from an element.
    func read(_ element: NibElement, into object: AnyObject) {
        if let id = element.id { objects[id] = object }
        guard let kind = NibSchema.kinds[element.name] else { return skip(element, "<\(element.name)>", why: "nothing is known of it") }
        elementPath.append(element)
        defer { elementPath.removeLast() }
        var readLog = NibReadLog()
        for table in kind.tables { table.read(element, into: object, self, &readLog) }
        for table in kind.tables { table.finish(object, element, self) }
        if object is UIView || object is UIViewController, let object = object as? NSObject { pending.objectsToAwake.append(object) }
        reportUnread(element, readLog)
    }

    private func reportUnread(_ element: NibElement, _ readLog: NibReadLog) {
        for (index, attribute) in element.attributes.enumerated() where readLog.attributes & (1 << UInt64(index & 63)) == 0 {
            skip(element, attribute.name, why: "a \(element.name) has no such property here")
        }
        for (index, child) in element.children.enumerated() where !readLog.children.contains(index) {
            let name = child.key.map { "<\(child.name)> \($0)" } ?? "<\(child.name)>"
            if child.name == "nil" { continue }
            skip(child, name, why: "a \(element.name) has no such part here")
        }
    }

    // MARK: - Reports

    /// Skips a part of the file, and reports it once per nib.
    func skip(_ element: NibElement, _ what: String, why: String) {
        let report = NibReport(place: document.location(element), what: what, why: why)
        reports.append(report)
        guard source.isFirstReport("\(element.line) \(what)") else { return }
        Diagnostics.report("nib.skipped", report.description, numbers: ["line": Double(element.line)])
    }

    /// Records a mismatch. The mode determines its handling.
    func fail(_ error: NibError) {
        if mode.isLenient, error.isAboutCode { return }
        if mode.isLenient || (mode == .parity && !error.isRaisedByUIKit) {
            reports.append(NibReport(error))
            if source.isFirstReport(error.description) { Diagnostics.report("nib.error", error.description) }
        } else {
            errors.append(error)
        }
    }
}

/// A report about a skipped part of a nib.
package struct NibReport: Sendable, Hashable, CustomStringConvertible {
    package var place: NibError.Place
    package var what: String
    package var why: String

    init(place: NibError.Place, what: String, why: String) {
        self.place = place
        self.what = what
        self.why = why
    }

    init(_ error: NibError) {
        place = NibError.Place(file: "")
        what = error.description
        why = ""
    }

    package var description: String { why.isEmpty ? what : "\(place): skipped \(what): \(why)" }
}

extension NibError {
    /// Whether the error concerns only code that the program does not contain.
    var isAboutCode: Bool {
        switch self {
        case .unknownClass, .noOutlet, .noAction, .noAttribute, .wrongOutlet: true
        default: false
        }
    }

    /// Whether UIKit raises an exception for the error, instead of logging it.
    var isRaisedByUIKit: Bool {
        switch self {
        // UIKit sets an outlet without checking the object's class.
        case .unknownClass, .wrongClass, .wrongOutlet, .noAction, .noAttribute, .cycle, .dangling: false
        default: true
        }
    }
}

/// The placeholder for the object that is first responder when an action is sent.
final class NibFirstResponder: NSObject {
    @MainActor static let shared = NibFirstResponder()
}
