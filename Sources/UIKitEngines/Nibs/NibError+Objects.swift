extension NibError {
    /// The description of an error about objects.
    var objectDescription: String {
        switch self {
        case .noScene(let file, let identifier?, let known):
            "\(file): no scene has the identifier \"\(identifier)\"; there are \(Self.list(known))"
        case .noScene(let file, nil, let known):
            "\(file): no scene is the initial one; there are \(Self.list(known))"
        case .unknownClass(let location, let name, let expected): "\(location): there is no class \(name), where a \(expected) is expected"
        case .wrongClass(let location, let name, let expected): "\(location): \(name) is no \(expected)"
        case .refused(let location, let name): "\(location): \(name).init(coder:) returned nil"
        case .noOutlet(let location, let owner, let outlet):
            "\(location): \(owner) has no outlet \"\(outlet)\". Declare it as `@Outlet var \(outlet)`."
        case .wrongOutlet(let location, let owner, let outlet, let expected, let found):
            "\(location): the outlet \"\(outlet)\" of \(owner) is of type \(expected), but the object is a \(found)"
        case .noAction(let location, let target, let action):
            "\(location): \(target) has no action \"\(action)\". Mark the method with @IBAction or @IBSegueAction, and give its target the NibTables plugin."
        case .noAttribute(let location, let owner, let keyPath):
            "\(location): \(owner) has no attribute \"\(keyPath)\" that takes this value"
        case .wrongObjects(let file, let expected, let found):
            "\(file): exactly one top-level object, a \(expected), is expected, but there are \(found.count): \(Self.list(found))"
        case .viewNotSet(let owner, let file): "\(owner): loaded the \"\(file)\" nib but the view outlet was not set."
        case .notATable(let owner, let file, let found):
            "-[UITableViewController loadView] loaded the \"\(file)\" nib but didn't get a UITableView. "
                + "The view of \(owner) is a \(found): make it a table, or the controller a UIViewController."
        default: ""
        }
    }

    private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}
