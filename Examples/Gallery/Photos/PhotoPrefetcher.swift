import UIKit

/// Has photos decoded before their cells are shown, and gives up on those that will not be.
@MainActor final class PhotoPrefetcher {
    private var tasks: [Photo: Task<Void, Never>] = [:]

    func start(_ requests: [PhotoRequest]) {
        for request in requests where tasks[request.photo] == nil && request.cachedImage == nil {
            tasks[request.photo] = Task { [weak self] in
                // Whoever shows the photo says what is wrong with it.
                _ = try? await request.image()
                if !Task.isCancelled { self?.tasks[request.photo] = nil }
            }
        }
    }

    func cancel(_ photos: [Photo]) {
        for photo in photos { tasks.removeValue(forKey: photo)?.cancel() }
    }
}
