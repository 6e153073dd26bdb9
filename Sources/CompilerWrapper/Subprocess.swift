import Glibc

/// Starts other programs without Foundation's `Process`, which takes longer to load than a rewriter takes to answer.
enum Subprocess {
    /// Replaces this process by a program. Returns only by throwing.
    static func become(_ program: String, _ arguments: [String]) throws(WrapperError) -> Never {
        fflush(nil)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        execvp(program, &words)
        throw .cannotStart(program: program, reason: String(cString: strerror(errno)))
    }

    /// Runs a program, and returns its exit code and its standard output. Standard error is that of this process.
    static func output(of program: String, _ arguments: [String]) throws(WrapperError) -> (status: Int32, output: [UInt8]) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .cannotStart(program: program, reason: String(cString: strerror(errno))) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, program, &actions, nil, words, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard failure == 0 else { throw .cannotStart(program: program, reason: String(cString: strerror(failure))) }
        let bytes = readToEnd(ends[0])
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return ((status & 0x7f) == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f), bytes)
    }

    private static func readToEnd(_ descriptor: Int32) -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return result }
            result += buffer[..<count]
        }
    }
}
