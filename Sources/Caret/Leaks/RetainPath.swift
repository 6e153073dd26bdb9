/// The strong references that lead from one object to another.
struct RetainPath {
    /// The properties along the path, such as `Coordinator.screen`, from the first object.
    let properties: [String]
    /// The last known source location of a closure along the path, as `Module/File.swift:12`; `nil` if the path
    /// contains no closure.
    let site: String?
    /// Whether a closure, or a property of a class of the app, is part of the path. Otherwise the path consists of
    /// UIKit's own properties.
    let isOfTheApp: Bool

    /// The path as text, such as `Coordinator.screen`.
    var description: String { properties.joined(separator: ", ") }
}

/// Searches for paths of strong references to an object, breadth first. Each object is visited once.
///
/// ``AuditAccess`` determines the objects whose references are followed.
@MainActor struct RetainSearch {
    private struct Step {
        let address: UnsafeRawPointer
        let previous: Int?
        let property: String
        let closure: ClosureWords?
        /// The handler that retains the object; `nil` if a property does.
        let handler: RetainedHandler?
        let isOfTheApp: Bool

        init(_ address: UnsafeRawPointer) {
            (self.address, previous, property, closure, handler, isOfTheApp) = (address, nil, "", nil, nil, false)
        }

        init(_ address: UnsafeRawPointer, _ handler: RetainedHandler, of object: AnyObject, _ previous: Int) {
            (self.address, self.previous, self.handler, closure, isOfTheApp) = (address, previous, handler, nil, true)
            property = "a handler of \(type(of: object))"
        }

        /// The source location of the handler or the closure; `nil` if the step has neither, or the location is
        /// unknown.
        @MainActor var site: String? {
            handler.map { $0.location } ?? closure.flatMap { ClosureLocation.site(of: $0.function) }
        }

        /// Makes a step along a property. The properties of the first object count as UIKit's, even if the app declares
        /// its class.
        init(_ reference: StrongReferences.Reference, of object: AnyObject, _ previous: Int) {
            address = reference.address
            self.previous = previous
            property = "\(type(of: object)).\(reference.property)"
            (closure, handler) = (reference.closure, nil)
            let module = String(reflecting: type(of: object)).prefix { $0 != "." }
            isOfTheApp = closure != nil || (previous > 0 && !["UIKitCore", "QuartzCore", "Caret"].contains(module))
        }
    }

    private let target: UnsafeRawPointer
    private var visited: Set<UnsafeRawPointer> = []
    private var accesses: [ObjectIdentifier: AuditAccess] = [:]

    init(for target: AnyObject) { self.target = UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque()) }

    /// Returns a shortest path from one of the objects to the target; `nil` if none of them retains the target. Objects
    /// that an earlier search visited without success are skipped.
    ///
    /// - Parameter objects: The addresses of objects that exist.
    mutating func path(from objects: Set<UInt>) -> RetainPath? {
        var steps: [Step] = []
        for object in objects.sorted() {
            guard let address = UnsafeRawPointer(bitPattern: object) else { continue }
            if address == target { return RetainPath(properties: [], site: nil, isOfTheApp: true) }
            if visited.insert(address).inserted { steps.append(Step(address)) }
        }
        return search(&steps)
    }

    /// Returns a shortest path from the target to itself; `nil` if the target does not retain itself.
    mutating func cycle() -> RetainPath? {
        var steps = [Step(target)]
        return search(&steps)
    }

    private mutating func search(_ steps: inout [Step]) -> RetainPath? {
        var index = 0
        while index < steps.count, visited.count < Self.maximumCount {
            defer { index += 1 }
            let object = Unmanaged<AnyObject>.fromOpaque(steps[index].address).takeUnretainedValue()
            var access = access(to: object)
            // The properties of the target are read as far as possible, whatever its class is.
            if steps[index].address == target, case .nothing = access { access = .constants }
            var references = StrongReferences()
            references.addFields(of: object, access)
            // Handlers precede properties: the source lines of handlers are known, unlike the properties of UIKit that
            // retain them.
            let next = handlerSteps(of: object, access, index) + references.found.map { Step($0, of: object, index) }
            for step in next {
                if step.address == target { return path(to: step, steps) }
                if visited.insert(step.address).inserted { steps.append(step) }
            }
        }
        return nil
    }

    /// Returns the objects that the handlers of an object's events retain.
    private func handlerSteps(of object: AnyObject, _ access: AuditAccess, _ index: Int) -> [Step] {
        if case .nothing = access { return [] }
        return (Hooks.existingStorage(of: object)?.retainedHandlers ?? []).flatMap { handler in
            var objects = handler.captures?.objects ?? []
            if let task = handler.taskObject { objects.insert(UInt(bitPattern: Unmanaged.passUnretained(task).toOpaque())) }
            return objects.sorted().compactMap { UnsafeRawPointer(bitPattern: $0) }.map { Step($0, handler, of: object, index) }
        }
    }

    private func path(to last: Step, _ steps: [Step]) -> RetainPath {
        let path = sequence(first: last) { step in step.previous.map { steps[$0] } }.filter { !$0.property.isEmpty }.reversed()
        let site = path.reversed().lazy.compactMap(\.site).first
        let properties = path.map { $0.property.replacing("$__lazy_storage_$_", with: "") }
        return RetainPath(properties: properties, site: site, isOfTheApp: path.contains(where: \.isOfTheApp))
    }

    private mutating func access(to object: AnyObject) -> AuditAccess {
        let type = ObjectIdentifier(type(of: object))
        if let knownAccess = accesses[type] { return knownAccess }
        let access = AuditAccess(to: object)
        accesses[type] = access
        return access
    }

    /// The maximum number of objects that one search visits.
    private static let maximumCount = 20_000
}
