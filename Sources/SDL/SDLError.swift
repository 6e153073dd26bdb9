#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    /// A call of SDL's that failed.
    package struct SDLError: Error, CustomStringConvertible {
        /// The C function.
        package var operation: String
        /// What SDL says of it.
        package var reason: String

        package var description: String { "\(operation): \(reason)" }

        /// The error SDL has noted for this thread.
        static func last(_ operation: String) -> SDLError {
            SDLError(operation: operation, reason: String(cString: SDL_GetError()))
        }
    }

#endif
