import UIKitEngines

/// Finds classes by their names in nibs.
@MainActor enum NibClasses {
    private static var cachedClasses: [String: AnyClass?] = [:]
    private static var cachedFrameworkClasses: [ObjectIdentifier: AnyClass] = [:]
    /// The module of the framework's classes.
    static let framework = module(of: UIView.self)

    /// Returns the class with a name; `nil` if the program does not contain it.
    ///
    /// - Parameters:
    ///   - module: the module that the file specifies. It is searched first, then `modules`, the module of the
    ///     program, and the framework.
    static func find(_ name: String, module: String?, modules: [String]) -> AnyClass? {
        let key = "\(module ?? "")|\(name)|\(modules.joined(separator: ","))"
        if let answer = cachedClasses[key] { return answer }
        // The cache is limited, for programs that generate names.
        if cachedClasses.count > 10_000 { cachedClasses.removeAll() }
        let searchedModules = ([module] + modules + [program, framework]).compactMap { $0 }
        let foundClass: AnyClass? = searchedModules.lazy
            .compactMap { NibModule.of($0)?.classes[name] ?? (_typeByName("\($0).\(name)") as? AnyClass) }
            .first
        let answer: AnyClass? = foundClass ?? ClassTables.registered(name)
        cachedClasses[key] = .some(answer)
        return answer
    }

    /// The name of the program, which is also the name of its module.
    static var program: String? { Bundle.main.executableURL?.deletingPathExtension().lastPathComponent }

    static func module(of type: AnyClass) -> String {
        String(_typeName(type, qualified: true).prefix { $0 != "." })
    }

    /// Returns the modules of a class and its superclasses, except the framework's module.
    static func modules(of type: AnyClass) -> [String] {
        var result: [String] = []
        var current: AnyClass? = type
        while let type = current {
            let module = module(of: type)
            if module == framework || module == "Foundation" { break }
            if !result.contains(module) { result.append(module) }
            current = _getSuperclass(type)
        }
        return result
    }

    /// Returns the nearest framework class: the class itself, or a superclass.
    static func frameworkClass(of type: AnyClass) -> AnyClass {
        if let cachedClass = cachedFrameworkClasses[ObjectIdentifier(type)] { return cachedClass }
        var current: AnyClass = type
        while module(of: current) != framework, let superclass = _getSuperclass(current) { current = superclass }
        cachedFrameworkClasses[ObjectIdentifier(type)] = current
        return current
    }

    static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let type = current {
            if type == base { return true }
            current = _getSuperclass(type)
        }
        return false
    }
}
