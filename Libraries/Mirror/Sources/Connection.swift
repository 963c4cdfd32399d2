/// One connection, from its first request to its last.
struct Connection {
    let socket: Socket
    let service: Service

    func serve() {
        var reader = RequestReader(socket)
        while true {
            switch reader.next() {
            case .request(let request):
                service.record(request.received)
                guard socket.play(service.script(for: request)) else { return }
                guard request.keepsConnection, reader.skipBody(of: request) else { return leave() }
            case .bad(let reason):
                _ = socket.send(service.refusal(reason).bytes)
                return leave()
            case .ended:
                return
            }
        }
    }

    /// Ends the connection so that what was sent arrives: closing while input is unread would drop it.
    private func leave() {
        socket.finishSending()
        var patience = 64
        while patience > 0, socket.hasInput(within: 500), socket.receive() != nil { patience -= 1 }
    }
}
