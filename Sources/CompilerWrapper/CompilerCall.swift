import FoundationEssentials

/// The arguments of one call of the Swift compiler.
package struct CompilerCall: Equatable {
    package var arguments: [String]

    package init(arguments: [String]) {
        self.arguments = arguments
    }

    /// The name of the module that the call compiles; `nil` if the call links, or asks for a version.
    package var compiledModule: String? {
        guard arguments.contains("-c") || arguments.contains("-emit-module"), !arguments.contains("-emit-executable") else { return nil }
        return value(of: "-module-name")
    }

    /// The names that `-D` defines, in the order of the arguments.
    package var definitions: [String] {
        var names: [String] = []
        var followsOption = false
        for argument in arguments {
            if followsOption {
                names.append(argument)
            } else if argument.hasPrefix("-D"), argument.count > 2 {
                names.append(String(argument.dropFirst(2)))
            }
            followsOption = argument == "-D"
        }
        return names
    }

    /// The path of each Swift source, in the order of the arguments. Response files must be expanded before.
    package var sources: [String] {
        arguments.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
    }

    /// Returns the argument after the last occurrence of an option; `nil` if the option is absent.
    package func value(of option: String) -> String? {
        guard let place = arguments.lastIndex(of: option), place + 1 < arguments.count else { return nil }
        return arguments[place + 1]
    }

    /// Returns the call without a search path for modules, in each of the forms that the compiler accepts.
    package func withoutSearchPath(_ path: String) -> CompilerCall {
        var kept: [String] = []
        for argument in arguments {
            if argument == "-I\(path)" { continue }
            if argument == path, kept.last == "-I" {
                kept.removeLast()
                continue
            }
            kept.append(argument)
        }
        return CompilerCall(arguments: kept)
    }
}
