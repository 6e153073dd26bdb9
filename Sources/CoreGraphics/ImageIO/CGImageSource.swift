import Synchronization

/// A picture file whose pictures are decoded one by one. May be used on any thread.
///
/// - Source: https://developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: Sendable {
    private struct State {
        /// `nil` as long as there is no header to be read.
        var source: ImageSource?
        var isFinal = true
        /// Why there is no header.
        var failure: ImageError?
        /// Whether there are bytes, which belong to nothing that is known here.
        var isUnknown = false
        /// The pictures, once one was asked for.
        var frames: Result<StoredFrames, ImageError>?
        /// When they are shown, once somebody asked; `nil` inside where the file says nothing of it.
        var times: AnimationTimes??
    }

    private let state: Mutex<State>

    init(_ source: ImageSource) { state = Mutex(State(source: source)) }

    /// A file of which nothing came yet.
    init() { state = Mutex(State(isFinal: false)) }

    /// What is known of the file; `nil` as long as its header is not there.
    var source: ImageSource? { state.withLock { $0.source } }

    /// The one with that number, from 0; `nil`, with a diagnostic if it is damaged, where there is none.
    func frame(_ index: Int) -> StoredFrame? {
        guard index >= 0 else { return nil }
        return state.withLock { state in
            guard case .success(var frames) = Self.frames(&state, isReported: true), index < frames.count else { return nil }
            state.frames = nil
            let frame = Self.report { () throws(ImageError) in try frames.frame(index) }
            state.frames = .success(frames)
            return frame
        }
    }

    /// When the pictures are shown; `nil` of formats that have no animations.
    var times: AnimationTimes? {
        state.withLock { state in
            if let times = state.times { return times }
            let times = state.source.flatMap { source in Self.report { () throws(ImageError) in try source.animationTimes() } }
            state.times = .some(times ?? nil)
            return times ?? nil
        }
    }

    /// Looks at a file again, of which more has come.
    func update(_ data: Data, isFinal: Bool) {
        state.withLock { state in
            state = State(isFinal: isFinal)
            guard !data.isEmpty else { return }
            do throws(ImageError) { state.source = try ImageSource(data: data) } catch {
                state.failure = error
                if case .notAPicture = error { state.isUnknown = isFinal || data.count >= ImageFormat.signatureLength }
            }
        }
    }

    /// How much of the file is there, and whether it is sound.
    var status: CGImageSourceStatus {
        state.withLock { state in
            guard state.source != nil else { return Self.headerStatus(state) }
            guard case .success(let frames) = Self.frames(&state, isReported: false) else { return Self.failureStatus(state) }
            if !state.isFinal { return .statusIncomplete }
            return (0..<frames.count).allSatisfy(frames.isWhole) ? .statusComplete : .statusUnexpectedEOF
        }
    }

    /// The same of one picture, counted from 0.
    func status(of index: Int) -> CGImageSourceStatus {
        state.withLock { state in
            guard state.source != nil else { return Self.headerStatus(state) }
            guard case .success(let frames) = Self.frames(&state, isReported: false) else { return Self.failureStatus(state) }
            guard (0..<frames.count).contains(index) else {
                return state.isFinal || index < 0 ? .statusInvalidData : .statusReadingHeader
            }
            if frames.isWhole(index) { return .statusComplete }
            return state.isFinal ? .statusUnexpectedEOF : .statusIncomplete
        }
    }

    private static func headerStatus(_ state: State) -> CGImageSourceStatus {
        if state.isUnknown { return .statusUnknownType }
        guard state.isFinal else { return .statusReadingHeader }
        if case .truncated? = state.failure { return .statusUnexpectedEOF }
        return .statusInvalidData
    }

    private static func failureStatus(_ state: State) -> CGImageSourceStatus {
        guard state.isFinal else { return .statusIncomplete }
        if case .failure(.truncated)? = state.frames { return .statusUnexpectedEOF }
        return .statusInvalidData
    }

    private static func frames(_ state: inout State, isReported: Bool) -> Result<StoredFrames, ImageError> {
        if let frames = state.frames { return frames }
        guard let source = state.source else { return .success(.all([])) }
        let frames = Result { () throws(ImageError) in try StoredFrames(source) }
        state.frames = frames
        if isReported, state.isFinal, case .failure(let error) = frames { Diagnostics.report("image.unreadable", error.description) }
        return frames
    }

    /// Reads a header; `nil`, with a diagnostic, where there is none.
    static func make(_ read: () throws(ImageError) -> ImageSource) -> CGImageSource? {
        report(read).map(CGImageSource.init)
    }

    static func report<Value>(_ body: () throws(ImageError) -> Value) -> Value? {
        do throws(ImageError) { return try body() } catch {
            Diagnostics.report("image.unreadable", error.description)
            return nil
        }
    }
}

/// Reads the header of a picture file in memory; `nil`, with a diagnostic, if it is none. The options change nothing.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource.make { () throws(ImageError) in try ImageSource(data: data) }
}

/// Reads the header of a picture file; `nil`, with a diagnostic, if it is none. The options change nothing.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource.make { () throws(ImageError) in try ImageSource(url: url) }
}

/// Reads the header of a picture file in memory; `nil`, with a diagnostic, if it is none. The options change nothing.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithData(provider.data ?? Data(), options)
}

/// Makes a source for a file that comes in parts; each time more is there, ``CGImageSourceUpdateData(_:_:_:)`` gets all of it.
///
/// Pictures that are there by a part are decoded by that part.
/// - Parameter options: change nothing.
/// - Source: https://developer.apple.com/documentation/imageio/cgimagesourcecreateincremental(_:)
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Gives a source all that has come of its file so far.
///
/// - Parameters:
///   - source: one made by ``CGImageSourceCreateIncremental(_:)``.
///   - data: the file from its beginning on, what was given before included.
///   - final: whether nothing more comes.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) { source.update(data, isFinal: final) }

/// Gives a source all that has come of its file so far; see ``CGImageSourceUpdateData(_:_:_:)``.
public func CGImageSourceUpdateDataProvider(_ source: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    source.update(provider.data ?? Data(), isFinal: final)
}
