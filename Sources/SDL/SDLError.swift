#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    /// An error of an SDL call.
    package struct SDLError: Error, CustomStringConvertible {
        /// The C function.
        package var operation: String
        /// The reason from SDL.
        package var reason: String

        package var description: String { "\(operation): \(reason)" }

        /// Returns the latest error of this thread.
        static func last(_ operation: String) -> SDLError {
            SDLError(operation: operation, reason: String(cString: SDL_GetError()))
        }
    }

#endif
