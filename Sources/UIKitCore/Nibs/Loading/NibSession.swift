import UIKitEngines

/// One making of objects from a nib: from the elements to the last connection.
///
/// Objects are made first, each with all that stands in it; then attributes are set, constraints activated, outlets and actions connected;
/// last every object hears that it is awake.
@MainActor final class NibSession {
    /// How an object that does not fit is answered.
    enum Mode {
        /// The first error is thrown.
        case strict
        /// As UIKit does: a missing outlet is an error, a missing class or action is reported.
        case parity
        /// Everything is reported: for nibs whose code is not there.
        case tolerant
        /// As `tolerant`, and no class of the program is made, nothing connected or set by key path: for launch screens.
        case launch

        /// Whether what does not fit is left out, and only reported.
        var isLenient: Bool { self == .tolerant || self == .launch }
    }

    let source: NibSource
    let owner: AnyObject?
    let mode: Mode
    /// Objects from outside, by identifier: a prototype's table and its controller, and those that `UINib` is handed.
    let externals: [String: AnyObject]
    /// The storyboard, for controllers and segues.
    let storyboard: UIStoryboard?
    var objects: [String: AnyObject] = [:]
    var guides: [String: @MainActor () -> UILayoutGuide?] = [:]
    var pending = NibPending()
    /// Views whose margins are those of readable text.
    var readable: Set<ObjectIdentifier> = []
    /// Lists that are shown without the code that fills them.
    var previews: [ObjectIdentifier: (list: UIView, rows: NibPreviewRows)] = [:]
    /// The prototypes of those lists.
    var templates: [NibTemplate] = []
    private(set) var errors: [NibError] = []
    private(set) var reports: [NibReport] = []
    private var making: Set<String> = []
    private var path: [NibElement] = []
    /// What makes a controller in place of its class's `init?(coder:)`; used for the first controller only.
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

    /// The identifier of the nearest element around what is being read that has one.
    var identifierBeingRead: String? { path.last { $0.id != nil }?.id }

    // MARK: - Making

    /// The object that an element stands for; made at the first time. `nil` if it cannot be made, which has been reported.
    func make(_ element: NibElement) -> AnyObject? {
        if let id = element.id, let known = objects[id] { return known }
        if element.name == "placeholder" {
            let object = placeholder(element)
            if let object, let connections = element.child("connections") { keepConnections(connections, of: object) }
            return register(object, for: element)
        }
        if let id = element.id, !making.insert(id).inserted {
            fail(.cycle(document.place(element)))
            return nil
        }
        defer { if let id = element.id { making.remove(id) } }
        guard let kind = NibSchema.kinds[element.name] else { return makeUnknown(element) }
        let object = kind.make(element, self)
        if let object = object as? NSObject, !(object is UIView), !(object is UIViewController) { pending.awake.append(object) }
        return object
    }

    /// What stands for an element that is not known: a plain view where something is seen, so that the rest keeps its place.
    private func makeUnknown(_ element: NibElement) -> AnyObject? {
        guard let frame = element.child(key: "frame") else {
            skip(element, "<\(element.name)>", why: "there is no such class here")
            return nil
        }
        skip(element, "<\(element.name)>", why: "there is no such class here; a plain view takes its place")
        let view = UIView()
        register(view, for: element)
        view.frame = NibValue(name: "frame", text: "", element: frame, holder: element, session: self).rect ?? .zero
        if element["translatesAutoresizingMaskIntoConstraints"] == "NO" { view.translatesAutoresizingMaskIntoConstraints = false }
        for child in element.children {
            switch child.name {
            case "subviews": addSubviews(child, to: view)
            case "constraints": keepConstraints(child, of: view)
            case "viewLayoutGuide": keepGuide(child, of: view)
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

    /// Remembers which object an element has become.
    @discardableResult func register<Object: AnyObject>(_ object: Object?, for element: NibElement) -> Object? {
        guard let object else { return nil }
        if let id = element.id { objects[id] = object }
        if !(object is UIView), !(object is UIViewController), NibSchema.kinds[element.name] != nil { read(element, into: object) }
        return object
    }

    /// The object of an identifier, made now if it has not been.
    func object(_ id: String, for element: NibElement) -> AnyObject? {
        if let known = objects[id] ?? externals[id] { return known }
        if let guide = guides[id]?() { return guide }
        if let found = document.elements[id], NibSchema.kinds[found.name] != nil || found.name == "placeholder", canReach(found) {
            return make(found)
        }
        return nil
    }

    /// Whether an element belongs to what this session makes: in a storyboard, to its scene.
    private func canReach(_ element: NibElement) -> Bool { scope.map { $0.contains(element.id ?? "") } ?? true }

    /// The identifiers of the scene that is made; `nil` for a whole nib.
    var scope: Set<String>?

    // MARK: - Reading

    /// Sets what an element says of an object.
    func read(_ element: NibElement, into object: AnyObject) {
        if let id = element.id { objects[id] = object }
        guard let kind = NibSchema.kinds[element.name] else { return skip(element, "<\(element.name)>", why: "nothing is known of it") }
        path.append(element)
        defer { path.removeLast() }
        var reading = NibReading()
        for table in kind.tables { table.read(element, into: object, self, &reading) }
        for table in kind.tables { table.finish(object, element, self) }
        if object is UIView || object is UIViewController, let object = object as? NSObject { pending.awake.append(object) }
        reportUnread(element, reading)
    }

    private func reportUnread(_ element: NibElement, _ reading: NibReading) {
        for (index, attribute) in element.attributes.enumerated() where reading.attributes & (1 << UInt64(index & 63)) == 0 {
            skip(element, attribute.name, why: "a \(element.name) has no such property here")
        }
        for (index, child) in element.children.enumerated() where !reading.children.contains(index) {
            let name = child.key.map { "<\(child.name)> \($0)" } ?? "<\(child.name)>"
            if child.name == "nil" { continue }
            skip(child, name, why: "a \(element.name) has no such part here")
        }
    }

    // MARK: - Reports

    /// Leaves something out, and says so once for each nib.
    func skip(_ element: NibElement, _ what: String, why: String) {
        let report = NibReport(place: document.place(element), what: what, why: why)
        reports.append(report)
        guard source.isNews("\(element.line) \(what)") else { return }
        Diagnostics.report("nib.skipped", report.description, numbers: ["line": Double(element.line)])
    }

    /// Notes that an object does not fit; what follows from it is the mode's business.
    func fail(_ error: NibError) {
        if mode.isLenient, error.isAboutCode { return }
        if mode.isLenient || (mode == .parity && !error.isRaisedByUIKit) {
            reports.append(NibReport(error))
            if source.isNews(error.description) { Diagnostics.report("nib.error", error.description) }
        } else {
            errors.append(error)
        }
    }
}

/// Something of a nib that was left out.
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
    /// Whether it says only that the program lacks something that the file names.
    var isAboutCode: Bool {
        switch self {
        case .unknownClass, .noOutlet, .noAction, .noAttribute, .wrongOutlet: true
        default: false
        }
    }

    /// Whether UIKit raises where it meets this, and does not only log it.
    var isRaisedByUIKit: Bool {
        switch self {
        // UIKit sets an outlet without a look at the object's class.
        case .unknownClass, .wrongClass, .wrongOutlet, .noAction, .noAttribute, .cycle, .dangling: false
        default: true
        }
    }
}

/// Stands for whoever is first responder when an action is sent.
final class NibFirstResponder: NSObject {
    @MainActor static let shared = NibFirstResponder()
}
